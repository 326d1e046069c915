import { Fragment, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { getTrashLinks, type TrashEntry } from '@/api/trash';
import { apiUrl } from '@/api/urls';
import { RemoteData } from '@/components/remote-data/remote-data';
import { PageLink } from '@/components/universal-link/page-link';
import { relativeTime } from '@/i18n/relative-time';
import { useDates } from '@/i18n/use-dates';
import { useLanguage } from '@/i18n/use-language';
import { useRemote } from '@/state/use-remote';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { IconButton } from '@/tool/widgets/icon-button';
import { messages as contentsMessages } from '../contents/messages';
import { Initials } from '../kit/initials';
import { typeIcon } from '../kit/type-icons';
import { messages } from './messages';

const day = 24 * 3_600_000;

/** So many days before it goes, its row warns. */
const soon = 3;

const spans = [
  { name: 'today', from: (deleted: Date, now: Date) => deleted.toDateString() === now.toDateString() },
  { name: 'week', from: (deleted: Date, now: Date) => now.getTime() - deleted.getTime() < 7 * day },
  { name: 'older', from: () => true },
] as const;

type Span = (typeof spans)[number]['name'];

function spanOf(entry: TrashEntry, now: Date): Span {
  const deleted = new Date(entry.deleted);
  return spans.find(({ from }) => from(deleted, now))?.name ?? 'older';
}

/** The entries in their order, by the time since which they lie there. */
function bySpan(entries: readonly TrashEntry[], now: Date): [Span, TrashEntry[]][] {
  return spans.flatMap(({ name }): [Span, TrashEntry[]][] => {
    const own = entries.filter((entry) => spanOf(entry, now) === name);
    return own.length > 0 ? [[name, own]] : [];
  });
}

interface TrashTableProps {
  place: string;
  entries: readonly TrashEntry[];
  onRestore: (entries: readonly TrashEntry[]) => void;
  onElsewhere: (entries: readonly TrashEntry[]) => void;
  onForGood: (entries: readonly TrashEntry[]) => void;
}

/** Deleted content, and what can be done with what is chosen of it. */
export function TrashTable({ place, entries, onRestore, onElsewhere, onForGood }: TrashTableProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState<string>();
  const selected = entries.filter(({ uid }) => chosen.has(uid));
  const isAll = selected.length === entries.length;
  const toggle = (uid: string) =>
    setChosen((before) => {
      const next = new Set(before);
      if (!next.delete(uid)) next.add(uid);
      return next;
    });
  const clear = () => setChosen(new Set());
  const act = (on: (entries: readonly TrashEntry[]) => void) => {
    on(selected);
    clear();
  };
  return (
    <>
      {selected.length > 0 && (
        <div className="contents-selection trash-selection">
          <strong role="status">
            <FormattedMessage {...messages.selected} values={{ count: selected.length }} />
          </strong>
          <div
            role="toolbar"
            className="trash-selection__ways"
            aria-label={intl.formatMessage(messages.toolbar)}
          >
            <button type="button" className="trash-way" onClick={() => act(onRestore)}>
              <ToolIcon name="undo" size={16} />
              <FormattedMessage {...messages.restore} />
            </button>
            <button type="button" className="trash-way" onClick={() => act(onElsewhere)}>
              <ToolIcon name="folder-move" size={16} />
              <FormattedMessage {...messages.elsewhere} />
            </button>
            <button type="button" className="trash-way trash-danger" onClick={() => act(onForGood)}>
              <ToolIcon name="trash" size={16} />
              <FormattedMessage {...messages.forGood} />
            </button>
          </div>
          <IconButton icon="close" name={intl.formatMessage(contentsMessages.selectNone)} onClick={clear} />
        </div>
      )}
      <div className="contents-table-box">
        <table className="contents-table trash-table">
          <thead>
            <tr>
              <th scope="col" className="contents-row__check">
                <label className="contents-check">
                  <input
                    type="checkbox"
                    checked={isAll}
                    aria-label={intl.formatMessage(contentsMessages.selectAll)}
                    onChange={() => setChosen(new Set(isAll ? [] : entries.map(({ uid }) => uid)))}
                  />
                </label>
              </th>
              <th scope="col" className="contents-row__title">
                <FormattedMessage {...messages.columnTitle} />
              </th>
              {(['columnBy', 'columnWhen', 'columnLinks', 'columnLeft'] as const).map((name) => (
                <th key={name} scope="col" className="contents-row__fact">
                  <FormattedMessage {...messages[name]} />
                </th>
              ))}
              <th scope="col" className="trash-row__ways">
                <span className="visually-hidden">
                  <FormattedMessage {...messages.columnWays} />
                </span>
              </th>
            </tr>
          </thead>
          {bySpan(entries, new Date()).map(([span, own]) => (
            <tbody key={span}>
              <tr className="trash-span">
                <th scope="rowgroup" colSpan={7}>
                  <FormattedMessage {...messages[span]} />
                </th>
              </tr>
              {own.map((entry) => (
                <Fragment key={entry.uid}>
                  <TrashRow
                    entry={entry}
                    isSelected={chosen.has(entry.uid)}
                    isOpen={open === entry.uid}
                    onToggle={() => toggle(entry.uid)}
                    onOpen={() => setOpen(open === entry.uid ? undefined : entry.uid)}
                    onRestore={() => onRestore([entry])}
                    onElsewhere={() => onElsewhere([entry])}
                  />
                  {open === entry.uid && (
                    <tr className="trash-links">
                      <td />
                      <td colSpan={6}>
                        <BrokenLinks place={place} entry={entry} />
                      </td>
                    </tr>
                  )}
                </Fragment>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </>
  );
}

interface TrashRowProps {
  entry: TrashEntry;
  isSelected: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onOpen: () => void;
  onRestore: () => void;
  onElsewhere: () => void;
}

function TrashRow({ entry, isSelected, isOpen, onToggle, onOpen, onRestore, onElsewhere }: TrashRowProps) {
  const intl = useIntl();
  const dates = useDates();
  const language = useLanguage();
  const { title, path, type, typeId, by, thumbnail, deleted, inside, broken, obstacle } = entry;
  const now = Date.now();
  const days = Math.max(0, Math.ceil((Date.parse(entry.expires) - now) / day));
  const when = relativeTime(new Date(deleted), now, language);
  const left = (
    <span className={days <= soon ? 'contents-badge contents-badge--expired' : undefined}>
      <FormattedMessage {...messages.days} values={{ days }} />
    </span>
  );
  return (
    <tr className={`contents-row${isSelected ? ' contents-row--selected' : ''}`}>
      <td className="contents-row__check">
        <label className="contents-check">
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={intl.formatMessage(contentsMessages.selectRow, { title })}
            onChange={onToggle}
          />
        </label>
      </td>
      <td className="contents-row__title">
        <span className="contents-title">
          <span className="trash-row__icon">
            {thumbnail === '' ? (
              <ToolIcon name={typeIcon(typeId)} size={20} />
            ) : (
              <img src={apiUrl(thumbnail)} alt="" loading="lazy" width={44} height={33} />
            )}
          </span>
          <span className="contents-title__words">
            <strong className="trash-row__title">{title}</strong>
            <span className="contents-title__id">
              {path} · {type}
              {inside > 0 && (
                <>
                  {' '}
                  <FormattedMessage {...messages.inside} values={{ count: inside }} />
                </>
              )}
            </span>
            {obstacle === 'id' && (
              <span className="contents-title__id">
                <FormattedMessage {...messages.idTaken} />
              </span>
            )}
            <span className="contents-title__facts" aria-hidden="true">
              {by} · {when} · {left}
            </span>
          </span>
        </span>
      </td>
      <td className="contents-row__fact">
        <span className="trash-row__person">
          <Initials name={by} portrait="" size={24} />
          {by}
        </span>
      </td>
      <td className="contents-row__fact">
        <span className="trash-row__when">
          {when}
          <time dateTime={deleted}>{dates.dateTime(deleted)}</time>
        </span>
      </td>
      <td className="contents-row__fact">
        {broken === 0 ? (
          <span className="trash-row__none">
            <FormattedMessage {...messages.noLinks} />
          </span>
        ) : (
          <button type="button" className="trash-way trash-danger" aria-expanded={isOpen} onClick={onOpen}>
            <ToolIcon name="broken-link" size={16} />
            <FormattedMessage {...messages.broken} values={{ count: broken }} />
          </button>
        )}
      </td>
      <td className="contents-row__fact">{left}</td>
      <td className="trash-row__ways">
        {obstacle === 'place' ? (
          <button
            type="button"
            className="admin-button admin-button--small"
            aria-label={intl.formatMessage(messages.noPlaceOf, { title })}
            onClick={onElsewhere}
          >
            <ToolIcon name="warning" size={16} />
            <span className="trash-row__words">
              <FormattedMessage {...messages.noPlace} />
            </span>
          </button>
        ) : (
          <button
            type="button"
            className="admin-button admin-button--small"
            aria-label={intl.formatMessage(messages.restoreOne, { title })}
            onClick={onRestore}
          >
            <ToolIcon name="undo" size={16} />
            <span className="trash-row__words">
              <FormattedMessage {...messages.restore} />
            </span>
          </button>
        )}
      </td>
    </tr>
  );
}

/** The pages that lead to deleted content. */
function BrokenLinks({ place, entry }: { place: string; entry: TrashEntry }) {
  const language = useLanguage();
  const { remote, retry } = useRemote(`${place} ${entry.uid} ${language}`, (signal) =>
    getTrashLinks(place, entry.uid, { language, signal }),
  );
  return (
    <RemoteData of={remote} retry={retry} skeleton={<div className="skeleton" />}>
      {(pages) => (
        <>
          <ul className="trash-links__pages">
            {pages.map(({ path, title }) => (
              <li key={path}>
                <ToolIcon name="broken-link" size={16} />
                <PageLink to={path || '/'} className="admin-link">
                  {title}
                </PageLink>
              </li>
            ))}
            {entry.broken > pages.length && (
              <li>
                <FormattedMessage {...messages.moreLinks} values={{ count: entry.broken - pages.length }} />
              </li>
            )}
          </ul>
          <p className="trash-links__hint">
            <FormattedMessage {...messages.linksHint} values={{ count: entry.broken }} />
          </p>
        </>
      )}
    </RemoteData>
  );
}
