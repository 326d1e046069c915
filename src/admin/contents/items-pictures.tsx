import { useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FolderRow } from '@/api/folder-contents';
import { messages } from './messages';
import { RowMenu, type RowActions } from './row-menu';
import { TitleCell } from './item-row';
import './items-pictures.css';

/** As many are drawn at first, and with each wish for more. */
const step = 200;

interface ItemsPicturesProps {
  rows: readonly FolderRow[];
  mayEdit: boolean;
  selected: ReadonlyMap<string, FolderRow>;
  cut: readonly string[];
  actions: RowActions;
  onToggle: (row: FolderRow, isRange: boolean) => void;
}

/** What lies in a folder, by its pictures. */
export function ItemsPictures({ rows, mayEdit, selected, cut, actions, onToggle }: ItemsPicturesProps) {
  const intl = useIntl();
  const [most, setMost] = useState(step);
  const handleKey = (row: FolderRow) => (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== 'x') return;
    event.preventDefault();
    onToggle(row, event.shiftKey);
  };
  return (
    <>
      <ul className="contents-pictures" aria-label={intl.formatMessage(messages.items)}>
        {rows.slice(0, most).map((row) => {
          const marks = [selected.has(row.path) && 'selected', cut.includes(row.path) && 'cut'];
          return (
            <li
              key={row.path}
              className={[
                'contents-picture',
                ...marks.filter(Boolean).map((mark) => `contents-picture--${String(mark)}`),
              ].join(' ')}
              onKeyDown={handleKey(row)}
            >
              <TitleCell row={row} sizes="240px" />
              <label className="contents-check contents-picture__check">
                <input
                  type="checkbox"
                  checked={selected.has(row.path)}
                  aria-label={intl.formatMessage(messages.selectRow, { title: row.title })}
                  onChange={(event) => onToggle(row, (event.nativeEvent as MouseEvent).shiftKey)}
                />
              </label>
              <span className="contents-picture__menu">
                <RowMenu row={row} mayEdit={mayEdit} actions={actions} />
              </span>
            </li>
          );
        })}
      </ul>
      {rows.length > most && (
        <p className="contents-empty">
          <button type="button" className="admin-button" onClick={() => setMost(most + step)}>
            <FormattedMessage {...messages.more} />
          </button>
        </p>
      )}
    </>
  );
}
