import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { refusalOf } from '@/api/organising';
import { sendAs } from '@/api/send-as';
import { postPattern } from '@/api/patterns';
import { Dialog } from '@/components/dialog/dialog';
import type { Language } from '@/lib/language';
import { isLoggedInAgain } from '@/state/login-again';
import { useAppStore } from '@/state/hooks';
import { showToast } from '@/tool/toasts/toast-store';
import '@/tool/widgets/style.css';
import type { StoredBlock } from '../../document/types';
import type { PatternMark } from '../../patterns/data';
import { useEditSession } from '../../session/edit-session';
import { patternFields } from '../../patterns/stored-pattern';
import { messages } from './messages';

/** What is kept as a pattern. */
export interface Keeping {
  mark: PatternMark;
  blocks: readonly StoredBlock[];
  /** What it is called until somebody says otherwise. */
  title: string;
}

const longestTitle = 120;
const longestDescription = 300;

/** Asks what a pattern is called and what it is for, and keeps it on the site. */
export function SaveDialog({
  keeping,
  language,
  onClose,
}: {
  keeping: Keeping;
  language: Language;
  onClose: () => void;
}) {
  const intl = useIntl();
  const id = useId();
  const store = useAppStore();
  const { userId } = useEditSession();
  const name = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState(keeping.title);
  const [description, setDescription] = useState('');
  const [state, setState] = useState<'asking' | 'nameless' | 'saving' | 'notAllowed' | 'failed'>('asking');
  // The dialog, which opens first, leads to its first button.
  useEffect(() => name.current?.select(), []);
  const isPage = keeping.mark.kind === 'page';

  const keep = async () => {
    const words = { title: title.trim(), description: description.trim() };
    const fields = patternFields(words, keeping.mark, keeping.blocks);
    const post = () => postPattern(fields, intl.formatMessage(messages.folder), { language });
    try {
      await sendAs(userId, post, (error) => isLoggedInAgain(store, error, language));
    } catch (error) {
      setState(refusalOf(error) === 'notAllowed' ? 'notAllowed' : 'failed');
      return;
    }
    onClose();
    showToast({
      kind: 'success',
      title: intl.formatMessage(messages.saved, { title: words.title }),
      text: intl.formatMessage(messages.savedText),
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React bubbles through dialogs: no other form is meant.
    event.stopPropagation();
    if (state === 'saving') return;
    if (title.trim() === '') {
      setState('nameless');
      name.current?.focus();
      return;
    }
    setState('saving');
    void keep();
  };

  return (
    <Dialog
      title={<FormattedMessage {...messages.saveTitle} />}
      onClose={onClose}
      className="tool-leave tool-pattern-save"
    >
      <form onSubmit={submit} onKeyDown={(event) => event.stopPropagation()}>
        <p>
          <FormattedMessage
            {...(isPage ? messages.savePage : messages.saveParts)}
            values={{ count: keeping.blocks.length }}
          />
        </p>
        <div className={`tool-field${state === 'nameless' ? ' tool-field--wrong' : ''}`}>
          <label className="tool-field__title" htmlFor={`${id}-name`}>
            <FormattedMessage {...messages.name} />
          </label>
          <input
            ref={name}
            id={`${id}-name`}
            className="tool-input"
            value={title}
            maxLength={longestTitle}
            autoComplete="off"
            aria-required
            aria-invalid={state === 'nameless'}
            aria-describedby={state === 'nameless' ? `${id}-nameless` : undefined}
            onChange={({ target }) => {
              setTitle(target.value);
              setState('asking');
            }}
          />
          {state === 'nameless' && (
            <p id={`${id}-nameless`} className="tool-field__error">
              <FormattedMessage {...messages.noName} />
            </p>
          )}
        </div>
        <div className="tool-field">
          <label className="tool-field__title" htmlFor={`${id}-description`}>
            <FormattedMessage {...messages.description} />
          </label>
          <input
            id={`${id}-description`}
            className="tool-input"
            value={description}
            maxLength={longestDescription}
            autoComplete="off"
            onChange={({ target }) => setDescription(target.value)}
          />
        </div>
        {(state === 'notAllowed' || state === 'failed') && (
          <p className="tool-field__error" role="alert">
            <FormattedMessage {...messages[state]} />
          </p>
        )}
        <div className="tool-leave__actions">
          <button type="button" className="tool-leave__action tool-leave__action--plain" onClick={onClose}>
            <FormattedMessage {...messages.cancel} />
          </button>
          <button type="submit" className="tool-leave__action" aria-disabled={state === 'saving'}>
            <FormattedMessage {...(state === 'saving' ? messages.saving : messages.save)} />
          </button>
        </div>
      </form>
    </Dialog>
  );
}
