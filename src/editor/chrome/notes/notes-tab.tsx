import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { usePageDocument, useBlock, useOrderTree, useSelection } from '../../document/hooks';
import { typeOf } from '../../document/flags';
import { headOf, readingOrder } from '../../document/layout';
import type { BlockKey } from '../../document/types';
import { useBlockTitle } from '../../input/use-block-title';
import { notedBlock, notedName } from '../../notes/noted-block';
import { useNotes, usePageNotes, type ShownNote } from '../../notes/page-notes';
import { messages } from './messages';
import { NoteField } from './note-field';
import { NoteThread } from './note-thread';
import './style.css';

const filters = ['open', 'settled', 'all'] as const;
type Filter = (typeof filters)[number];

const isShown = ({ isSettled }: ShownNote, filter: Filter) =>
  filter === 'all' || isSettled === (filter === 'settled');

/** What editors of the page tell each other about it and its blocks. */
export function NotesTab() {
  const notes = usePageNotes();
  const { kind } = useNotes();
  useEffect(() => notes.load(), [notes]);
  if (kind === 'ready' || kind === 'pending') return <NotesList />;
  return (
    <div className="tool-notes">
      <p className="tool-sidebar__note" role="status">
        <FormattedMessage {...messages[kind]} />
      </p>
      {kind === 'failed' && (
        <button type="button" className="tool-note__send" onClick={notes.load}>
          <FormattedMessage {...messages.retry} />
        </button>
      )}
    </div>
  );
}

function NotesList() {
  const intl = useIntl();
  const titleOf = useBlockTitle();
  const notes = usePageNotes();
  const { kind, notes: all } = useNotes();
  const [filter, setFilter] = useState<Filter>('open');
  const { state } = usePageDocument();
  useOrderTree();
  const selected = useBlock(headOf(useSelection()) ?? '');
  const order = [...readingOrder(state)];
  const placeOf = (block: BlockKey | undefined) => (block === undefined ? -1 : order.indexOf(block));
  // What is about the page, or about a block that is gone, stands before the blocks.
  const placed = all
    .filter((note) => isShown(note, filter))
    .map((note) => ({ note, block: notedBlock(state, note.block) }))
    .sort((one, other) => placeOf(one.block) - placeOf(other.block));
  return (
    <div className="tool-notes">
      <div className="tool-notes__filters" role="group" aria-label={intl.formatMessage(messages.shown)}>
        {filters.map((each) => (
          <button
            key={each}
            type="button"
            className="tool-notes__filter"
            aria-pressed={each === filter}
            onClick={() => setFilter(each)}
          >
            <FormattedMessage {...messages[each]} />{' '}
            {each !== 'all' && all.filter((note) => isShown(note, each)).length}
          </button>
        ))}
      </div>
      <NoteField
        of=""
        label={
          selected ? (
            <FormattedMessage {...messages.onBlock} values={{ block: titleOf(typeOf(selected.data)) }} />
          ) : (
            <FormattedMessage {...messages.onPage} />
          )
        }
        onSend={(words) => {
          setFilter('open');
          return notes.add(selected ? notedName(state, selected.key) : '', words);
        }}
      />
      {kind === 'pending' && (
        <p className="tool-sidebar__note" role="status">
          <FormattedMessage {...messages.pending} />
        </p>
      )}
      {kind === 'ready' && placed.length === 0 && (
        <p className="tool-sidebar__note">
          <FormattedMessage {...messages.nothing} />
        </p>
      )}
      <ul className="tool-notes__list">
        {placed.map(({ note, block }) => (
          <NoteThread
            key={note.id}
            note={note}
            block={block}
            isChosen={selected !== undefined && block === selected.key}
          />
        ))}
      </ul>
      <p className="tool-notes__visible">
        <ToolIcon name="eye" size={16} />
        <FormattedMessage {...messages.visible} />
      </p>
    </div>
  );
}
