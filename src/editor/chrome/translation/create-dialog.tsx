import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getAddableTypes, getTranslationPlace } from '@/api/editing';
import { flatten } from '@/api/urls';
import { Dialog } from '@/components/dialog/dialog';
import { useGo } from '@/components/universal-link/use-go';
import type { Language } from '@/lib/language';
import { dataOf } from '@/lib/remote';
import { withoutEndSlashes } from '@/lib/slashes';
import { useRemote } from '@/state/use-remote';
import { useObjectBrowser } from '@/tool/object-browser/context';
import { folderPath, isPlain } from '@/tool/object-browser/places';
import '@/tool/widgets/style.css';
import type { OpenedPage } from '../../session/opened-page';
import { messages } from './messages';
import './create-dialog.css';

interface CreateDialogProps {
  page: OpenedPage;
  /** Where the page is stored. */
  path: string;
  /** What it is called now. */
  title: string;
  language: Language;
  onClose: () => void;
}

/** Asks where a translation is to lie and what it is to be called, before it is begun. */
export function CreateDialog({ page, path, title, language, onClose }: CreateDialogProps) {
  const intl = useIntl();
  const id = useId();
  const go = useGo();
  const browse = useObjectBrowser();
  const [name, setName] = useState(title);
  const nameInput = useRef<HTMLInputElement>(null);
  // The dialog, which opens first, leads to its first button.
  useEffect(() => nameInput.current?.focus(), []);
  const [chosen, setChosen] = useState<string>();
  const { remote: proposed } = useRemote(`${path} ${language}`, (signal) =>
    getTranslationPlace(path, language, { language: page.language, signal }),
  );
  const answer = dataOf(proposed);
  const found = answer === undefined ? undefined : withoutEndSlashes(flatten(answer));
  // Who may not ask where it belongs begins at the home of the language.
  const place = chosen ?? (proposed.status === 'failed' ? `/${language}` : found);
  const { remote: addable } = useRemote(place ?? null, (signal) =>
    getAddableTypes(place ?? '', { language: page.language, signal }),
  );
  const types = addable.status === 'loaded' ? addable.data : undefined;
  const isWrong =
    addable.status === 'failed' || (types !== undefined && !types.some((type) => type.id === page.type));
  const isNameless = name.trim() === '';

  const choose = async () => {
    const present = place === undefined ? [] : [{ '@id': place }];
    const request = { title: intl.formatMessage(messages.place), isMultiple: false, chosen: present };
    const [first] = (await browse?.({ ...request, mode: 'link' })) ?? [];
    const next = first && folderPath(first['@id']);
    if (next !== undefined && isPlain(next)) setChosen(next);
  };
  const create = (event: FormEvent) => {
    event.preventDefault();
    if (place === undefined || isWrong || isNameless) return;
    const query = new URLSearchParams({ type: page.type, language, translation: path, title: name.trim() });
    onClose();
    go(`${place}/add?${query.toString()}`);
  };

  return (
    <Dialog
      title={<FormattedMessage {...messages.createTitle} values={{ language }} />}
      onClose={onClose}
      className="tool-leave tool-translate"
    >
      <form onSubmit={create}>
        <p>
          <FormattedMessage {...messages.createText} />
        </p>
        <div className={`tool-field${isNameless ? ' tool-field--wrong' : ''}`}>
          <label className="tool-field__title" htmlFor={`${id}-name`}>
            <FormattedMessage {...messages.name} />
          </label>
          <input
            id={`${id}-name`}
            className="tool-input"
            lang={language}
            value={name}
            autoComplete="off"
            ref={nameInput}
            aria-required
            aria-invalid={isNameless}
            aria-describedby={isNameless ? `${id}-nameless` : undefined}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setName(target.value)}
          />
          {isNameless && (
            <p id={`${id}-nameless`} className="tool-field__error">
              <FormattedMessage {...messages.noTitle} />
            </p>
          )}
        </div>
        <div
          className={`tool-field${isWrong ? ' tool-field--wrong' : ''}`}
          role="group"
          aria-labelledby={`${id}-place`}
        >
          <span id={`${id}-place`} className="tool-field__title">
            <FormattedMessage {...messages.place} />
          </span>
          <div className="tool-translate__place">
            <span className="tool-translate__path" aria-live="polite">
              {place === '' ? '/' : place}
            </span>
            {browse && (
              <button
                type="button"
                className="tool-leave__action tool-leave__action--plain"
                onClick={() => void choose()}
              >
                <FormattedMessage {...messages.choosePlace} />
              </button>
            )}
          </div>
          {proposed.status === 'failed' && chosen === undefined && (
            <p className="tool-field__hint">
              <FormattedMessage {...messages.unknownPlace} />
            </p>
          )}
          {isWrong && (
            <p className="tool-field__error" role="alert">
              <FormattedMessage {...messages.wrongPlace} />
            </p>
          )}
        </div>
        <div className="tool-leave__actions">
          <button type="button" className="tool-leave__action tool-leave__action--plain" onClick={onClose}>
            <FormattedMessage {...messages.cancel} />
          </button>
          <button
            type="submit"
            className="tool-leave__action"
            disabled={place === undefined || isWrong || isNameless}
          >
            <FormattedMessage {...messages.create} />
          </button>
        </div>
      </form>
    </Dialog>
  );
}
