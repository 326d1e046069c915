import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { patchFields } from '@/api/organising';
import type { PageFacts } from '@/api/page-actions';
import { useLanguage } from '@/i18n/use-language';
import { useOwnSubmit } from '@/state/use-own-submit';
import { useNotify } from '../kit/use-notify';
import { useUndo } from '../kit/use-undo';
import { layoutMessages, messages } from './messages';

const known: ReadonlyMap<string, MessageDescriptor> = new Map(Object.entries(layoutMessages));

/** How the page is shown: one of its type's `layouts`. */
export function LayoutField({ page, layouts }: { page: PageFacts; layouts: readonly string[] }) {
  const intl = useIntl();
  const notify = useNotify();
  const undo = useUndo();
  const language = useLanguage();
  const { path, layout } = page;
  const { remote: sent, submit } = useOwnSubmit((next: string) =>
    patchFields(path, { layout: next }, { language }),
  );
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
