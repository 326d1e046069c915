import { useEffect, useId, useRef, useState, type KeyboardEvent, type MutableRefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getControlPanels } from '@/api/control-panels';
import type { AddableType } from '@/api/editing';
import type { PageFacts } from '@/api/page-actions';
import { Dialog } from '@/components/dialog/dialog';
import { ReviewState } from '@/components/review-state/review-state';
import { useGo } from '@/components/universal-link/use-go';
import { useLanguage } from '@/i18n/use-language';
import { foundPart } from '@/lib/found-part';
import { dataOf } from '@/lib/remote';
import { TooLong } from '@/components/typed-words/too-long';
import { isTooLong, longestSearch } from '@/lib/search-text';
import { askedText } from '@/tool/search-field/asked-text';
import { languageRoot } from '@/site/home-path';
import { useRemote } from '@/state/use-remote';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { Thumbnail } from '@/tool/object-browser/thumbnail';
import { ShortcutKeys } from '@/tool/shortcuts/shortcut-keys';
import '@/tool/tokens.css';
import { useClipboard } from '../clipboard/use-clipboard';
import { useDelayed } from '../kit/use-delayed';
import type { PageTask } from '../toolbar/page-entries';
import { useMayTranslate } from '../toolbar/use-may-translate';
import { groupsFor, limited, type PaletteEntry } from './entries';
import { findPages, findPeople } from './found';
import { messages } from './messages';
import type { TypedAhead } from './use-typed-ahead';
import './style.css';

/** What can be done with the page one is looking at where its own actions stand. */
export interface Doable {
  /** What may be added below it. */
  types: readonly AddableType[];
  start: (task: PageTask) => void;
}

interface PaletteProps {
  /** What one is looking at, whose actions are offered. */
  page: PageFacts | undefined;
  doable: Doable | undefined;
  /** Whether accounts and panels are looked for. */
  maySetUp: boolean;
  typedAhead: MutableRefObject<TypedAhead>;
  onClose: () => void;
}

/** A title with what was looked for in it. */
function Marked({ title, words }: { title: string; words: string }) {
  const [from, to] = foundPart(title, words);
  return (
    <span className="palette__title">
      {title.slice(0, from)}
      {to > from && <mark>{title.slice(from, to)}</mark>}
      {title.slice(to)}
    </span>
  );
}

/** Leads to any page, person and panel, and does what can be done with the page, by some words. */
export function Palette({ page, doable, maySetUp, typedAhead, onClose }: PaletteProps) {
  const intl = useIntl();
  const go = useGo();
  const language = useLanguage();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [at, setAt] = useState(0);
  /** Enter was pressed before what was typed had been looked for; whether with the key that edits. */
  const awaited = useRef<{ edits: boolean }>();
  const settled = useDelayed(askedText(typed), 150);
  const { words, only } = limited(settled);
  const { remote: pages } = useRemote(only === undefined ? `${words} ${language}` : null, (signal) =>
    findPages(words, { language, signal }),
  );
  const { remote: users } = useRemote(
    maySetUp && only !== 'actions' && !words.startsWith('/') ? `${words} ${language}` : null,
    (signal) => findPeople(words, { language, signal }),
  );
  const { remote: panels } = useRemote(maySetUp ? language : null, (signal) =>
    getControlPanels({ language, signal }),
  );
  const { count: kept } = useClipboard();
  const mayTranslate = useMayTranslate(page) ?? false;
  const types = doable?.types ?? [];
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    const { words: ahead, isEntered, isTaken } = typedAhead.current;
    if (isTaken) return;
    if (ahead !== typed) return setTyped(ahead);
    typedAhead.current = { ...typedAhead.current, isTaken: true };
    if (isEntered) awaited.current = { edits: false };
  }, [typedAhead, typed]);
  const refused = isTooLong(typed);
  const found = groupsFor(
    settled,
    {
      offer: page && { page, mayAdd: types.length > 0, mayTranslate, kept },
      canStart: doable !== undefined,
      types,
      pages: dataOf(pages) ?? [],
      users: dataOf(users) ?? [],
      panels: dataOf(panels),
      root: languageRoot(language),
    },
    intl,
  );
  const groups = refused ? [] : found;
  const entries = groups.flatMap((group) => group.entries);
  const active = entries[Math.min(at, entries.length - 1)];
  const isLooking = pages.status === 'pending';
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.id]);

  const take = (entry: PaletteEntry | undefined, edits = false) => {
    if (!entry) return;
    onClose();
    if (entry.task && doable) return doable.start(entry.task);
    const to = edits && entry.edit !== undefined ? entry.edit : entry.to;
    if (to !== undefined) go(to);
  };
  const isSettled = !isLooking && settled === askedText(typed);
  useEffect(() => {
    if (!isSettled || !awaited.current) return;
    const { edits } = awaited.current;
    awaited.current = undefined;
    take(active, edits);
  });
  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && entries.length > 0) {
      event.preventDefault();
      setAt((Math.min(at, entries.length - 1) + step + entries.length) % entries.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const edits = event.ctrlKey || event.metaKey;
      if (isSettled) take(active, edits);
      else awaited.current = { edits };
    }
  };
  const optionId = (entry: PaletteEntry) => `${id}-${entries.indexOf(entry)}`;

  return (
    <Dialog title={<FormattedMessage {...messages.title} />} onClose={onClose} className="tool palette">
      <div className="palette__head">
        <ToolIcon name="search" />
        <input
          ref={input}
          className="palette__field"
          type="text"
          role="combobox"
          aria-expanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active ? optionId(active) : undefined}
          aria-label={intl.formatMessage(messages.field)}
          placeholder={intl.formatMessage(messages.field)}
          value={typed}
          aria-invalid={refused}
          aria-describedby={refused ? `${id}-long` : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value);
            setAt(0);
            awaited.current = undefined;
          }}
          onKeyDown={handleKey}
        />
        <span className="palette__count" role="status">
          {!isLooking && <FormattedMessage {...messages.hits} values={{ count: entries.length }} />}
        </span>
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        className="palette__list"
        role="listbox"
        tabIndex={-1}
        aria-label={intl.formatMessage(messages.results)}
      >
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <p id={`${id}-${group.id}`} className="palette__group" role="presentation">
              {group.title}
            </p>
            {group.entries.map((entry) => (
              <div
                key={entry.id}
                id={optionId(entry)}
                role="option"
                aria-selected={entry === active}
                className="palette__row"
                onPointerMove={() => setAt(entries.indexOf(entry))}
                onClick={({ ctrlKey, metaKey }) => take(entry, ctrlKey || metaKey)}
              >
                {entry.page ? (
                  <Thumbnail item={entry.page.summary} sizes="44px" />
                ) : (
                  <span className="palette__tile">
                    <ToolIcon name={entry.icon} size={18} />
                  </span>
                )}
                <span className="palette__words">
                  <Marked title={entry.title} words={words} />
                  <span className="palette__where">{entry.where}</span>
                </span>
                {entry.page && entry.page.state !== '' && (
                  <ReviewState state={entry.page.state} title={entry.page.stateTitle} />
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      {refused && (
        <div className="palette__none">
          <TooLong id={`${id}-long`} count={longestSearch} />
        </div>
      )}
      {entries.length === 0 && !isLooking && !refused && (
        <p className="palette__none">
          <FormattedMessage {...messages.none} />
        </p>
      )}
      <p className="palette__foot">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> <FormattedMessage {...messages.choose} />
        </span>
        <span>
          <ShortcutKeys shortcut="Enter" /> <FormattedMessage {...messages.view} />
        </span>
        <span>
          <ShortcutKeys shortcut="Mod+Enter" /> <FormattedMessage {...messages.edit} />
        </span>
        <span>
          <kbd>&gt;</kbd> <FormattedMessage {...messages.onlyActions} />
        </span>
        {maySetUp && (
          <span>
            <kbd>@</kbd> <FormattedMessage {...messages.onlyUsers} />
          </span>
        )}
        <span>
          <kbd>/</kbd> <FormattedMessage {...messages.path} />
        </span>
      </p>
    </Dialog>
  );
}
