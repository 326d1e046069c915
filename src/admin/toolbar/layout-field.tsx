import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { getTypeSchema } from '@/api/editing';
import { patchFields } from '@/api/organising';
import type { PageFacts } from '@/api/page-actions';
import { useLanguage } from '@/i18n/use-language';
import { dataOf } from '@/lib/remote';
import { list, record, text } from '@/lib/shape';
import { useRemote } from '@/state/use-remote';
import { useSubmit } from '@/state/use-submit';
import { useNotify } from '../kit/use-notify';
import { useUndo } from '../kit/use-undo';
import { layoutMessages, messages } from './messages';

const shape = record({ layouts: list(text()) });

const known: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(layoutMessages));

/** How the page is shown, where its type knows more than one way. */
export function LayoutField({ page }: { page: PageFacts }) {
  const intl = useIntl();
  const notify = useNotify();
  const undo = useUndo();
  const language = useLanguage();
  const { path, type, layout } = page;
  const { remote } = useRemote(`${path} ${type} ${language}`, async (signal) =>
    shape.read(await getTypeSchema(path, type, { language, signal })),
  );
  const { remote: sent, submit } = useSubmit((next: string) =>
    patchFields(path, { layout: next }, { language }),
  );
  const layouts = (dataOf(remote)?.layouts ?? []).filter((each) => each !== '');
  if (layouts.length < 2) return null;
  const titleOf = (id: string) => {
    const message = known.get(id);
    return message ? intl.formatMessage(message) : id.replaceAll(/[_-]+/g, ' ');
  };
  const wayBack = () => patchFields(path, { layout }, { language });
  const choose = async (next: string) => {
    const { status } = await submit(next);
    const isDone = status === 'loaded';
    notify(
      isDone ? 'success' : 'error',
      isDone
        ? intl.formatMessage(messages.layoutChanged, { layout: titleOf(next) })
        : intl.formatMessage(messages.layoutFailed),
      isDone && layout !== ''
        ? () => void undo([{ title: page.title, wayBack }], () => undefined)
        : undefined,
    );
  };
  return (
    <label className="tool-panel__field">
      <FormattedMessage {...messages.layout} />
      <select
        className="tool-input"
        value={layout}
        disabled={sent.status === 'pending'}
        onChange={({ target }) => void choose(target.value)}
      >
        {[...new Set(layout === '' ? layouts : [layout, ...layouts])].map((id) => (
          <option key={id} value={id}>
            {titleOf(id)}
          </option>
        ))}
      </select>
    </label>
  );
}
