import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getPatterns } from '@/api/patterns';
import { captureFocus } from '@/lib/focus-around';
import { dataOf } from '@/lib/remote';
import type { Language } from '@/lib/language';
import { useRemote } from '@/state/use-remote';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { rememberPattern } from '../../block-picker/most-used';
import { builtInPatterns } from '../../patterns/built-in';
import { readPattern } from '../../patterns/data';
import type { Pattern } from '../../patterns/pattern';
import { groupMessages, messages } from './messages';
import { foundPatterns, partsOf, type GroupName } from './pattern-groups';
import { PatternPreview } from './pattern-preview';
import './style.css';

interface PatternsDialogProps {
  language: Language;
  userId: string;
  /** The type of a page that is begun: a whole one takes its place. */
  beginning: string | undefined;
  onChoose: (pattern: Pattern) => void;
  onSavePage: () => void;
  onClose: () => void;
}

const kinds = ['page', 'part'] as const;
const kindMessages = { page: messages.pages, part: messages.parts };
/** In pixels: of the drawings in the list, and of the one that fills it. */
const widths = { small: 228, large: 842 };

/** Whole pages and groups of blocks that can be put in, each as a little drawing of what will stand there. */
export function PatternsDialog(props: PatternsDialogProps) {
  const { language, userId, beginning, onChoose, onSavePage, onClose } = props;
  const intl = useIntl();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [kind, setKind] = useState<Pattern['kind']>(beginning === undefined ? 'part' : 'page');
  const [group, setGroup] = useState<GroupName>();
  const [query, setQuery] = useState('');
  const [chosenId, setChosenId] = useState<string>();
  const [isLarge, setLarge] = useState(false);
  const { remote: shipped } = useRemote(language, () => builtInPatterns(language));
  const { remote: saved, retry } = useRemote(language, (signal) => getPatterns({ language, signal }));

  useEffect(() => {
    const { current } = dialog;
    const goBack = captureFocus();
    current?.showModal();
    current?.querySelector<HTMLElement>('input')?.focus();
    return () => {
      current?.close();
      goBack();
    };
  }, []);

  const own = (dataOf(saved) ?? []).flatMap((content) => readPattern(content) ?? []);
  const ofKind = [...(dataOf(shipped) ?? []), ...own].filter((pattern) => pattern.kind === kind);
  const parts = partsOf(ofKind, { userId, beginning });
  const part = parts.find(({ name }) => name === group) ?? parts[0];
  const isSought = query.trim() !== '';
  const shown = isSought ? foundPatterns(ofKind, query) : (part?.patterns ?? []);
  const chosen = shown.find((pattern) => pattern.id === chosenId) ?? shown[0];
  const rowId = (pattern: Pattern) => `${id}-${pattern.id}`;

  const choose = (pattern: Pattern | undefined) => {
    if (!pattern) return;
    rememberPattern(pattern.id);
    onChoose(pattern);
  };
  const show = (pattern: Pattern | undefined) => {
    if (!pattern) return;
    setChosenId(pattern.id);
    document.getElementById(rowId(pattern))?.scrollIntoView({ block: 'nearest' });
  };
  /** How many stand side by side. */
  const columns = () => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const inRow = rows.filter((row) => row.offsetTop === rows[0]?.offsetTop).length;
    return Math.max(1, inRow);
  };
  const turn = (event: KeyboardEvent) => {
    const isTyping = event.target instanceof HTMLInputElement;
    const step = { ArrowDown: columns(), ArrowUp: -columns() }[event.key];
    const sideStep = isTyping ? undefined : { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const by = step ?? sideStep;
    if (by !== undefined) {
      const at = chosen ? shown.indexOf(chosen) : 0;
      show(shown[Math.min(shown.length - 1, Math.max(0, at + by))]);
    } else if (event.key === 'Enter') choose(chosen);
    else if (event.key === ' ' && !isTyping) setLarge(!isLarge);
    else return;
    event.preventDefault();
  };

  return (
    <dialog
      ref={dialog}
      className="tool tool-patterns"
      aria-labelledby={`${id}-title`}
      // React bubbles: what is typed here is none of the page's business.
      onKeyDown={(event) => event.stopPropagation()}
      onCancel={(event) => {
        event.preventDefault();
        if (isLarge) setLarge(false);
        else onClose();
      }}
    >
      <header className="tool-patterns__head">
        <h2 id={`${id}-title`} className="tool-patterns__title">
          <FormattedMessage {...messages.title} />
        </h2>
        <input
          type="search"
          className="tool-input tool-patterns__search"
          aria-label={intl.formatMessage(messages.search)}
          placeholder={intl.formatMessage(messages.search)}
          aria-controls={`${id}-list`}
          value={query}
          onKeyDown={turn}
          onChange={({ target }) => setQuery(target.value)}
        />
        <div className="tool-patterns__kinds" role="group" aria-label={intl.formatMessage(messages.kinds)}>
          {kinds.map((each) => (
            <button
              key={each}
              type="button"
              className="tool-patterns__kind"
              aria-pressed={kind === each}
              onClick={() => {
                setKind(each);
                setGroup(undefined);
              }}
            >
              <FormattedMessage {...kindMessages[each]} />
            </button>
          ))}
        </div>
        <button
          type="button"
          className="tool-patterns__close"
          aria-label={intl.formatMessage(messages.cancel)}
          onClick={onClose}
        >
          <ToolIcon name="close" />
        </button>
      </header>
      <div className="tool-patterns__body">
        <div className="tool-patterns__groups" role="group" aria-label={intl.formatMessage(messages.groups)}>
          {parts.map(({ name, patterns }) => (
            <button
              key={name}
              type="button"
              className="tool-patterns__group"
              aria-current={!isSought && name === part?.name}
              onClick={() => {
                setQuery('');
                setGroup(name);
              }}
            >
              <FormattedMessage {...groupMessages[name]} />
              <span className="tool-patterns__count">{patterns.length}</span>
            </button>
          ))}
        </div>
        <div className="tool-patterns__main">
          {isLarge && chosen ? (
            <div className="tool-patterns__large">
              <button
                type="button"
                className="tool-leave__action tool-leave__action--plain"
                onClick={() => setLarge(false)}
              >
                <FormattedMessage {...messages.small} />
              </button>
              <PatternPreview pattern={chosen} width={widths.large} />
            </div>
          ) : (
            <div
              ref={list}
              id={`${id}-list`}
              role="listbox"
              tabIndex={0}
              className="tool-patterns__list"
              aria-label={intl.formatMessage(messages.list)}
              aria-activedescendant={chosen && rowId(chosen)}
              onKeyDown={turn}
            >
              {shown.map((pattern) => (
                <div
                  key={pattern.id}
                  id={rowId(pattern)}
                  role="option"
                  aria-selected={pattern === chosen}
                  aria-label={pattern.title}
                  className="tool-pattern"
                  onClick={() => setChosenId(pattern.id)}
                  onDoubleClick={() => choose(pattern)}
                >
                  <PatternPreview pattern={pattern} width={widths.small} />
                  <span className="tool-pattern__title">{pattern.title}</span>
                  <span className="tool-pattern__description">{pattern.description}</span>
                </div>
              ))}
            </div>
          )}
          <p role="status" className="tool-patterns__nothing">
            {shown.length === 0 && shipped.status === 'loaded' && <FormattedMessage {...messages.nothing} />}
          </p>
          {saved.status === 'failed' && (
            <p role="alert" className="tool-patterns__nothing">
              <FormattedMessage {...messages.notThere} />{' '}
              <button type="button" className="tool-leave__action tool-leave__action--plain" onClick={retry}>
                <FormattedMessage {...messages.retry} />
              </button>
            </p>
          )}
          <button type="button" className="tool-patterns__save" onClick={onSavePage}>
            <ToolIcon name="pattern" />
            <FormattedMessage {...messages.saveThisPage} />
          </button>
        </div>
      </div>
      <footer className="tool-patterns__foot">
        <p className="tool-patterns__keys" aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> <kbd>←</kbd> <kbd>→</kbd> <FormattedMessage {...messages.choose} />
        </p>
        <button
          type="button"
          className="tool-leave__action tool-leave__action--plain"
          disabled={!chosen}
          aria-pressed={isLarge}
          onClick={() => setLarge(!isLarge)}
        >
          <FormattedMessage {...messages.large} />
        </button>
        {chosen?.creator !== undefined && (
          <a
            className="tool-leave__action tool-leave__action--plain"
            href={`${chosen.id}/edit`}
            target="_blank"
            rel="noreferrer"
          >
            <FormattedMessage {...messages.edit} />
          </a>
        )}
        <button type="button" className="tool-leave__action tool-leave__action--plain" onClick={onClose}>
          <FormattedMessage {...messages.cancel} />
        </button>
        <button
          type="button"
          className="tool-leave__action"
          disabled={!chosen}
          onClick={() => choose(chosen)}
        >
          <FormattedMessage
            {...(beginning !== undefined && kind === 'page' ? messages.begin : messages.insert)}
            values={{ title: chosen?.title ?? '' }}
          />
        </button>
      </footer>
    </dialog>
  );
}
