import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { WordsOf } from '@/forms/words';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { selectBlocks } from '../../document/commands/select-blocks';
import { typeOf } from '../../document/flags';
import { mostHits, type Hit } from '../../find/hits';
import type { Query } from '../../find/matches';
import { replaceHits } from '../../find/replace';
import { blockElement } from '../../input/block-element';
import { showWhileUnchanged } from '../../input/show-while-unchanged';
import { undo } from '../../input/undo';
import { useBlockTitle } from '../../input/use-block-title';
import { useEditor } from '../../input/use-editor';
import { useEditing } from '../../session/editing';
import { markHits, unmarkHits } from './drawn-hits';
import { messages } from './messages';
import { useHits } from './use-hits';
import '@/tool/buttons.css';
import './style.css';

interface FindBarProps {
  /** Counts how often it was called: each call leads to its words. */
  call: number;
  onClose: () => void;
}

/** What of the search is pressed or not. */
const options = [
  { name: 'isExact', sign: 'Aa', title: messages.exact },
  { name: 'isWholeWord', sign: 'W', title: messages.whole },
] as const;

/** Whether two searches of a page found the same words: those of this number in the same text. */
const isSameHit = (one: Hit, other: Hit): boolean =>
  one.block === other.block && one.index === other.index && one.path.join() === other.path.join();

/** Finds words in all texts and fields of the page, and puts others in their place. */
export function FindBar({ call, onClose }: FindBarProps) {
  const intl = useIntl();
  const editor = useEditor();
  const { document, focus } = editor;
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState<Query>(() => ({
    words: window.getSelection()?.toString().split('\n')[0]?.slice(0, 200) ?? '',
    isExact: false,
    isWholeWord: false,
  }));
  const [by, setBy] = useState('');
  const [at, setAt] = useState(0);
  const [isListed, setListed] = useState(false);
  const { hits, presentHits, lookAgain } = useHits(query);
  const present = Math.min(at, Math.max(0, hits.length - 1));
  const hit = hits[present];
  const open = hits.filter(({ isKept }) => !isKept);

  useEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, [call]);
  useEffect(() => unmarkHits, []);
  useEffect(() => {
    // What has just been changed stands drawn by then.
    const frame = requestAnimationFrame(() => {
      const range = markHits(hits, present, query);
      const element =
        range?.startContainer.parentElement ?? (hit?.block === undefined ? null : blockElement(hit.block));
      element?.scrollIntoView({ block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [hits, hit, present, query]);

  const step = (by: 1 | -1) => {
    if (hits.length > 0) setAt((present + by + hits.length) % hits.length);
  };
  const replace = (those: readonly Hit[]) => document.run((state) => replaceHits(state, those, by));
  const replaceOne = () => {
    if (!hit || hit.isKept) return step(1);
    const isMore = by !== '' && by.toLowerCase().includes(query.words.toLowerCase());
    // Somebody may have typed since it was found.
    const found = presentHits().filter((each) => isSameHit(each, hit));
    const isReplaced = replace(found);
    lookAgain();
    if (!isReplaced) return;
    // What was put in is not found once more.
    if (isMore) setAt(present + 1);
  };
  const replaceAll = () => {
    const found = presentHits().filter(({ isKept }) => !isKept);
    const count = found.length;
    const isReplaced = replace(found);
    lookAgain();
    if (!isReplaced) return;
    showWhileUnchanged(document, {
      kind: 'success',
      title: intl.formatMessage(messages.replaced, { count }),
      action: { name: intl.formatMessage(messages.undo), onAct: () => undo(editor) },
    });
  };
  const close = () => {
    onClose();
    const key = hit?.block;
    if (key === undefined) return;
    document.run((state) => selectBlocks(state, [key]));
    const isText = hit?.path.length === 1 && hit.isRich;
    if (isText && focus.textAt(key)) focus.focus(key, { start: hit.start, end: hit.end, isBackward: false });
    else focus.hold(key);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && event.target === input.current) step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      className="tool-find"
      role="search"
      aria-label={intl.formatMessage(messages.label)}
      onKeyDown={handleKey}
    >
      <div className="tool-find__line">
        <span className="tool-find__box">
          <input
            ref={input}
            className="tool-find__input"
            aria-label={intl.formatMessage(messages.words)}
            placeholder={intl.formatMessage(messages.words)}
            value={query.words}
            onChange={({ target }) => {
              setQuery({ ...query, words: target.value });
              setAt(0);
            }}
          />
          <span className="tool-find__count" role="status">
            {query.words !== '' && <Count at={present} hits={hits} />}
          </span>
          {options.map(({ name, sign, title }) => (
            <button
              key={name}
              type="button"
              className="tool-find__option"
              aria-label={intl.formatMessage(title)}
              title={intl.formatMessage(title)}
              aria-pressed={query[name]}
              onClick={() => setQuery({ ...query, [name]: !query[name] })}
            >
              {sign}
            </button>
          ))}
        </span>
        <FindButton title={messages.previous} icon="arrow-up" onClick={() => step(-1)} />
        <FindButton title={messages.next} icon="arrow-down" onClick={() => step(1)} />
        <button
          type="button"
          className="tool-find__button"
          aria-label={intl.formatMessage(messages.list)}
          title={intl.formatMessage(messages.list)}
          aria-expanded={isListed}
          onClick={() => setListed(!isListed)}
        >
          <ToolIcon name="list" size={18} />
        </button>
        <FindButton title={messages.close} icon="close" onClick={close} />
      </div>
      <div className="tool-find__line">
        <input
          className="tool-find__input tool-find__by"
          aria-label={intl.formatMessage(messages.by)}
          placeholder={intl.formatMessage(messages.by)}
          value={by}
          onChange={({ target }) => setBy(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') replaceOne();
          }}
        />
        <button
          type="button"
          className="tool-button tool-button--small"
          disabled={!hit || hit.isKept === true}
          onClick={replaceOne}
        >
          <FormattedMessage {...messages.replace} />
        </button>
        <button
          type="button"
          className="tool-button tool-button--small"
          disabled={open.length === 0}
          onClick={replaceAll}
        >
          <FormattedMessage {...messages.replaceAll} values={{ count: open.length }} />
        </button>
      </div>
      <p className="tool-find__note">
        {hit ? <PlaceOf hit={hit} /> : <FormattedMessage {...messages.inAll} />}
        {open.length < hits.length && (
          <>
            {' · '}
            <FormattedMessage {...messages.kept} values={{ count: hits.length - open.length }} />
          </>
        )}
      </p>
      {isListed && hits.length > 0 && <HitList hits={hits} at={present} onGo={setAt} />}
    </div>
  );
}

/** As many are listed; the others are reached by going on. */
const mostListed = 200;
/** Letters round what was found that are shown with it. */
const around = 40;

/** What was found with the words round it, and where it stands. */
function HitList({ hits, at, onGo }: { hits: readonly Hit[]; at: number; onGo: (at: number) => void }) {
  const intl = useIntl();
  return (
    <>
      <ol className="tool-find__list" aria-label={intl.formatMessage(messages.list)}>
        {hits.slice(0, mostListed).map((hit, index) => {
          const { text, start, end } = hit;
          const from = Math.max(0, start - around);
          const rest = text.slice(end, end + around);
          return (
            <li key={index}>
              <button type="button" aria-current={index === at} onClick={() => onGo(index)}>
                <span>
                  {from > 0 && '…'}
                  {text.slice(from, start)}
                  <mark>{text.slice(start, end)}</mark>
                  {rest}
                  {end + around < text.length && '…'}
                </span>
                <small>
                  <PlaceOf hit={hit} />
                </small>
              </button>
            </li>
          );
        })}
      </ol>
      {hits.length > mostListed && (
        <p className="tool-find__note">
          <FormattedMessage {...messages.listCut} values={{ count: mostListed }} />
        </p>
      )}
    </>
  );
}

function Count({ at, hits }: { at: number; hits: readonly Hit[] }) {
  if (hits.length === 0) return <FormattedMessage {...messages.nothing} />;
  const words = hits.length >= mostHits ? messages.most : messages.count;
  return <FormattedMessage {...words} values={{ at: at + 1, all: hits.length }} />;
}

/** Where the present hit stands; that of a text is seen. */
function PlaceOf({ hit }: { hit: Hit }) {
  const { document } = useEditor();
  const { form } = useEditing();
  const titleOf = useBlockTitle();
  const [name] = hit.path;
  if (hit.block === undefined) {
    const words = form.fields[String(name)]?.title ?? String(name);
    return <FormattedMessage {...messages.inField} values={{ name: <WordsOf words={words} /> }} />;
  }
  const block = titleOf(typeOf(document.state.blocks.get(hit.block)?.data ?? {}));
  return hit.isRich ? <>{block}</> : <FormattedMessage {...messages.inBlock} values={{ block }} />;
}

interface FindButtonProps {
  title: (typeof messages)[keyof typeof messages];
  icon: 'arrow-up' | 'arrow-down' | 'close';
  onClick: () => void;
}

function FindButton({ title, icon, onClick }: FindButtonProps) {
  const intl = useIntl();
  return (
    <button
      type="button"
      className="tool-find__button"
      aria-label={intl.formatMessage(title)}
      title={intl.formatMessage(title)}
      onClick={onClick}
    >
      <ToolIcon name={icon} size={18} />
    </button>
  );
}
