import { useIntl } from 'react-intl';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { messages, toolMessages } from './messages';
import { deleteColumn, deleteRow, insertColumn, insertRow } from './change-table';
import { rowsOf, widthOf, type Place, type Stored } from './data';

interface Tool {
  change: (table: Stored, place: Place) => Stored;
  /** Where the cell lies then that one was in. */
  moves?: Partial<Place>;
  isPossible?: (table: Stored) => boolean;
}

const tools: Readonly<Record<keyof typeof toolMessages, Tool>> = {
  'row-before': { change: (table, { row }) => insertRow(table, row), moves: { row: 1 } },
  'row-after': { change: (table, { row }) => insertRow(table, row + 1) },
  'row-delete': {
    change: (table, { row }) => deleteRow(table, row),
    isPossible: (table) => rowsOf(table).length > 1,
  },
  'column-before': { change: (table, { column }) => insertColumn(table, column), moves: { column: 1 } },
  'column-after': { change: (table, { column }) => insertColumn(table, column + 1) },
  'column-delete': {
    change: (table, { column }) => deleteColumn(table, column),
    isPossible: (table) => widthOf(table) > 1,
  },
};

const names = Object.keys(tools) as (keyof typeof tools)[];

interface TableToolsProps {
  table: Stored;
  /** The cell in which the caret is, or was last. */
  place: Place;
  onChange: (to: (table: Stored) => Stored, place: Place) => void;
}

/** Rows and columns round the cell that is edited. */
export function TableTools({ table, place, onChange }: TableToolsProps) {
  const intl = useIntl();
  return (
    <div className="tool-table-tools" contentEditable={false}>
      <div
        className="tool-blockbar tool-table-tools__bar"
        role="toolbar"
        aria-label={intl.formatMessage(messages.tools)}
      >
        {names.map((name) => {
          const { change, moves = {}, isPossible = () => true } = tools[name];
          const words = intl.formatMessage(toolMessages[name]);
          return (
            <button
              key={name}
              type="button"
              className="tool-blockbar__button"
              aria-label={words}
              title={words}
              disabled={!isPossible(table)}
              // The caret stays in its cell.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() =>
                onChange((stored) => change(stored, place), {
                  row: place.row + (moves.row ?? 0),
                  column: place.column + (moves.column ?? 0),
                })
              }
            >
              <ToolIcon name={name} />
            </button>
          );
        })}
      </div>
    </div>
  );
}
