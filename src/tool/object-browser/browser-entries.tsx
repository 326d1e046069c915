import { useDeferredValue, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Summary } from '@/api/types/summary';
import { ChooseFiles } from '../upload/choose-files';
import { UploadState } from '../upload/upload-state';
import type { Uploads } from '../upload/use-uploads';
import { ToolIcon } from '../icon/tool-icon';
import { Entry } from './entry';
import type { Order } from './browse-calls';
import { messages } from './messages';
import { isFolder } from './rules';
import { idOf } from './selection';
import type { Browser } from './use-browser';

interface BrowserEntriesProps {
  browser: Browser;
  uploads: Uploads;
}

const buttonsOf = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('.tool-entry__main'),
];

/** More entries than a window of the browser shows. */
const firstDrawn = 24;

/** How far an arrow goes: in the grid up and down lead to the button above or below. */
function targetOf(key: string, all: readonly HTMLElement[], at: number): HTMLElement | undefined {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  if (key === 'ArrowLeft') return all[at - 1];
  if (key === 'ArrowRight') return all[at + 1];
  const from = all[at]?.getBoundingClientRect();
  if (!from || (key !== 'ArrowDown' && key !== 'ArrowUp')) return undefined;
  const fits = (each: HTMLElement) => {
    const { left, width } = each.getBoundingClientRect();
    return left <= from.left + from.width / 2 && from.left <= left + width;
  };
  return key === 'ArrowDown' ? all.slice(at + 1).find(fits) : all.slice(0, Math.max(0, at)).findLast(fits);
}

/** The first of many stand at once, and of others than before; the rest is drawn once these are painted. */
function useDrawn(items: readonly Summary[]): readonly Summary[] {
  const lead = items[0] && idOf(items[0]);
  const present = useMemo(() => ({ lead, count: items.length }), [lead, items.length]);
  const painted = useDeferredValue(present);
  return items.slice(0, Math.max(firstDrawn, painted.lead === lead ? painted.count : 0));
}

/** What a folder holds or a search has found, with the uploads into it before. */
export function BrowserEntries({ browser, uploads }: BrowserEntriesProps) {
  const intl = useIntl();
  const { listing, view, asked, isSearch, isKept, path, types, narrowedTo } = browser;
  const empty = isKept ? messages.keptNothing : isSearch ? messages.nothing : messages.empty;
  const { items, status, rest, more, isMoreFailed, retry } = listing;
  const drawn = useDrawn(items);
  const list = useRef<HTMLUListElement>(null);
  // One entry is reached by Tab, the others by arrows.
  const [active, setActive] = useState('');
  const first = items.some((item) => idOf(item) === active) ? active : items[0] && idOf(items[0]);
  const handleKey = (event: KeyboardEvent) => {
    if (!list.current || !(event.target instanceof HTMLElement)) return;
    const all = buttonsOf(list.current);
    const from = event.target.closest('.tool-entry')?.querySelector<HTMLElement>('.tool-entry__main');
    const target = from && targetOf(event.key, all, all.indexOf(from));
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  const folders = items.filter(isFolder).length;
  const counts = { folders, others: items.length - folders, all: items.length };
  const count = asked.mode === 'image' ? messages.countImages : messages.count;
  const picturesOnly = asked.mode === 'image';
  return (
    <div className="tool-browser__entries">
      <div className="tool-browser__bar">
        <span role="status">
          {status === 'loaded' && (
            <FormattedMessage
              {...(isSearch ? messages.found : isKept ? messages.count : count)}
              values={counts}
            />
          )}
        </span>
        {!isKept && (
          <span className="tool-browser__sorting">
            {(types.length > 1 || narrowedTo !== '') && (
              <select
                className="tool-input"
                aria-label={intl.formatMessage(messages.ofType)}
                value={narrowedTo}
                onChange={({ target }) => browser.narrow(target.value)}
              >
                <option value="">{intl.formatMessage(messages.allTypes)}</option>
                {types.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </select>
            )}
            <select
              className="tool-input"
              aria-label={intl.formatMessage(messages.order)}
              value={browser.order}
              onChange={({ target }) => browser.sort(target.value as Order)}
            >
              <option value="folder">
                {intl.formatMessage(isSearch ? messages.orderFit : messages.orderFolder)}
              </option>
              <option value="title">{intl.formatMessage(messages.orderTitle)}</option>
              <option value="modified">{intl.formatMessage(messages.orderModified)}</option>
              <option value="type">{intl.formatMessage(messages.orderType)}</option>
            </select>
          </span>
        )}
        {!isSearch && !isKept && (
          <ChooseFiles
            className="tool-button tool-button--small"
            picturesOnly={picturesOnly}
            isMultiple
            onFiles={uploads.add}
          >
            <ToolIcon name="upload" size={16} />
            <FormattedMessage {...messages.upload} />
          </ChooseFiles>
        )}
      </div>
      {status === 'failed' && (
        <p role="alert" className="tool-browser__note">
          <FormattedMessage {...messages.failed} />{' '}
          <button type="button" className="tool-inline" onClick={retry}>
            <FormattedMessage {...messages.retry} />
          </button>
        </p>
      )}
      {status === 'loaded' && items.length === 0 && uploads.uploads.length === 0 && (
        <p className="tool-browser__note">
          <FormattedMessage {...empty} />
        </p>
      )}
      {uploads.uploads.length > 0 && (
        <ul className="tool-browser__uploads" aria-label={intl.formatMessage(messages.uploads)}>
          {uploads.uploads.map((upload) => (
            <li key={upload.id}>
              <UploadState upload={upload} onRetry={uploads.retry} onDrop={uploads.drop} />
            </li>
          ))}
        </ul>
      )}
      {items.length > 0 && (
        <ul
          key={isKept ? '*' : path}
          ref={list}
          className={`tool-entries tool-entries--${view}`}
          aria-label={intl.formatMessage(messages.entries)}
          onKeyDown={handleKey}
        >
          {drawn.map((item) => (
            <Entry
              key={idOf(item)}
              item={item}
              browser={browser}
              isReached={idOf(item) === first}
              onFocus={() => setActive(idOf(item))}
            />
          ))}
        </ul>
      )}
      {status === 'loaded' && rest > 0 && (
        <p className="tool-browser__note" role={isMoreFailed ? 'alert' : undefined}>
          {isMoreFailed && <FormattedMessage {...messages.failed} />}
          <button
            type="button"
            className="tool-button tool-button--small"
            aria-disabled={more === undefined}
            onClick={more}
          >
            <FormattedMessage {...messages.more} values={{ rest }} />
          </button>
        </p>
      )}
    </div>
  );
}
