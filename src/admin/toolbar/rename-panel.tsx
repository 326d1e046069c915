import { useEffect, useRef, useState, type FormEvent, type MutableRefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { refusalOf, renameContent, type Refusal } from '@/api/organising';
import type { PageFacts } from '@/api/page-actions';
import { useIntl } from 'react-intl';
import { useLanguage } from '@/i18n/use-language';
import { slugOf } from '@/lib/slug';
import { useOwnSubmit } from '@/state/use-own-submit';
import { LineWidget } from '@/tool/widgets/line-widget';
import { messages as kitMessages, refusalMessages } from '../kit/messages';
import { useNotify } from '../kit/use-notify';
import { renamed, renamedBack } from '../kit/renamed';
import { useUndo } from '../kit/use-undo';
import { renameMessages as messages } from './messages';

interface RenamePanelProps {
  page: PageFacts;
  onClose: () => void;
  /** Follows the page to where it lies now; once that is taken back, from where it lay. */
  onMoved: (path: string, from?: string) => void;
  /** Gets the field of the title, for a dialog that gives it the focus. */
  firstFocus?: MutableRefObject<HTMLElement | null>;
}

/** Gives the page another title or another name in its address. */
export function RenamePanel({ page, onClose, onMoved, firstFocus }: RenamePanelProps) {
  const intl = useIntl();
  const notify = useNotify();
  const undo = useUndo();
  const language = useLanguage();
  const own = useRef<HTMLElement | null>(null);
  const titleField = firstFocus ?? own;
  // It comes later than the panel that it is shown in.
  useEffect(() => titleField.current?.focus(), [titleField]);
  const [title, setTitle] = useState(page.title);
  const [id, setId] = useState(page.id);
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const { remote, submit } = useOwnSubmit((fields: { title?: string; id?: string }) =>
    renameContent(page.path, fields, { language }).catch((error: unknown) => {
      setRefusal(refusalOf(error));
      throw error;
    }),
  );
  const given = { title: title.trim(), id: slugOf(id) };
  const titleError = isTried && given.title === '' ? { message: messages.noTitle } : undefined;
  const idError = isTried && given.id === '' ? { message: messages.noId } : undefined;
  const leave = (path: string) => {
    onClose();
    onMoved(path);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    setRefusal(undefined);
    if (given.title === '' || given.id === '' || remote.status === 'pending') return;
    const fields = renamed(page, { title, id });
    if (fields === undefined) return leave(page.path);
    const settled = await submit(fields);
    if (settled.status === 'failed') return;
    const path = settled.data;
    const wayBack = () => renameContent(path, renamedBack(page, fields), { language });
    notify(
      'success',
      intl.formatMessage(kitMessages.updated),
      () => void undo([{ title: page.title, wayBack }], () => onMoved(page.path, path)),
    );
    leave(path);
  };
  return (
    <form className="tool-panel__form" noValidate onSubmit={(event) => void send(event)}>
      {refusal && (
        <p className="tool-panel__failure" role="alert">
          <FormattedMessage {...messages.failed} /> <FormattedMessage {...refusalMessages[refusal]} />
        </p>
      )}
      <LineWidget
        id="rename-title"
        field={{ widget: 'text', title: messages.title, isRequired: true }}
        value={title}
        error={titleError}
        control={(field) => {
          titleField.current = field;
        }}
        onChange={setTitle}
      />
      <LineWidget
        id="rename-id"
        field={{ widget: 'text', title: messages.id, description: messages.idHint, isRequired: true }}
        value={id}
        error={idError}
        onChange={setId}
      />
      <button type="submit" className="admin-button admin-button--main">
        <FormattedMessage {...messages.save} />
      </button>
    </form>
  );
}
