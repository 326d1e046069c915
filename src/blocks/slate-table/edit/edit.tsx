import { useContext, useImperativeHandle, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { holdsFigures } from '@/components/data-table/table-rows';
import { ScrollRegion } from '@/components/scroll-region/scroll-region';
import { tableOf } from '@/editor/rich-text/paste/paste';
import type { TextEditorHandle } from '@/editor/rich-text/text-editor';
import { TextFlowContext } from '@/editor/rich-text/text-flow';
import { storedValue } from '@/editor/rich-text/value/open-value';
import type { BlockEditProps } from '../../definition';
import type { SlateTableData } from '../data';
import { fillCells, insertRow, placeBeside, setCell } from './change-table';
import { cellsOf, hasHead, keysOf, rowsOf, widthOf, type Place } from './data';
import { TableCell, type CellCalls } from './table-cell';
import { TableTools } from './table-tools';
import { useStoredTable } from './use-stored-table';
import '@/components/data-table/style.css';
import './style.css';

const nameOf = ({ row, column }: Place): string => `${row}/${column}`;

/** The cell that something of the page lies in. */
function placeOf(target: EventTarget): Place | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-cell]') : null;
  const [row, column] = (cell?.dataset['cell'] ?? '').split('/').map(Number);
  return cell && row !== undefined && column !== undefined ? { row, column } : undefined;
}

/** A table whose cells are edited where they stand; Tab goes from one to the next. */
export function SlateTableEdit({ data, isSelected }: BlockEditProps<SlateTableData>) {
  const flow = useContext(TextFlowContext);
  const { table, change, isReadOnly } = useStoredTable();
  const [active, setActive] = useState<Place>({ row: 0, column: 0 });
  const texts = useRef(new Map<string, TextEditorHandle>());
  const latest = useRef(table);
  latest.current = table;

  const rows = rowsOf(table);
  const last = { row: rows.length - 1, column: widthOf(table) - 1 };
  const place = { row: Math.min(active.row, last.row), column: Math.min(active.column, last.column) };
  const looks = holdsFigures(data.table) ? ['figures'] : data.table.looks;

  useImperativeHandle(flow.text, () => ({
    focus: (at) => {
      const isFromBelow = at === 'end' || (typeof at === 'object' && 'line' in at && at.line === 'last');
      texts.current.get(nameOf(isFromBelow ? last : { row: 0, column: 0 }))?.focus(at);
    },
  }));

  const calls = useMemo((): CellCalls => {
    return {
      onUndo: flow.onUndo,
      onRedo: flow.onRedo,
      onChange: (at, value) => change((stored) => setCell(stored, at, value), nameOf(at)),
      onPaste: (at, data) => {
        const pasted = tableOf(data);
        if (!pasted) return false;
        const values = pasted.rows.map((cells) => cells.map(({ value }) => storedValue(value)));
        change((stored) => fillCells(stored, at, values));
        return true;
      },
      onLosses: flow.onLosses,
      onFocus: flow.onFocus,
      onLeave: (at, direction, x) => {
        const step = direction === 'up' ? -1 : 1;
        const beside = placeBeside(latest.current, at, step);
        const to = x === undefined ? beside : { row: at.row + step, column: at.column };
        const text = to && texts.current.get(nameOf(to));
        const edge = step > 0 ? 'start' : 'end';
        if (text) text.focus(x === undefined ? edge : { x, line: step > 0 ? 'first' : 'last' });
        else flow.onLeave?.(direction, x);
      },
      hold: (at, text) => {
        if (text) texts.current.set(nameOf(at), text);
        else texts.current.delete(nameOf(at));
      },
    };
  }, [flow, change]);

  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const from = placeOf(event.target);
    const to = from && placeBeside(latest.current, from, event.shiftKey ? -1 : 1);
    if (from && !to && !event.shiftKey && !isReadOnly)
      flushSync(() => change((stored) => insertRow(stored, rowsOf(stored).length)));
    const next = to ?? (from && !event.shiftKey ? { row: from.row + 1, column: 0 } : undefined);
    const text = next && texts.current.get(nameOf(next));
    if (!text) return;
    event.preventDefault();
    text.focus('end');
  };

  const isHeaded = hasHead(table);
  const rowKeys = keysOf(rows);
  const drawn = rows.map((row, index) => {
    const cells = cellsOf(row);
    const cellKeys = keysOf(cells);
    return (
      <tr key={rowKeys[index]}>
        {cells.map((cell, column) => (
          <TableCell
            key={cellKeys[column]}
            cell={cell}
            column={column}
            calls={calls}
            isReadOnly={isReadOnly}
            row={index}
          />
        ))}
      </tr>
    );
  });
  return (
    <>
      <ScrollRegion>
        <table
          className={['data-table tool-table', ...looks.map((look) => `data-table--${look}`)].join(' ')}
          onKeyDown={turn}
          onFocus={({ target }) => {
            const focused = placeOf(target);
            if (focused) setActive(focused);
          }}
        >
          {isHeaded && <thead>{drawn.slice(0, 1)}</thead>}
          <tbody>{drawn.slice(isHeaded ? 1 : 0)}</tbody>
        </table>
      </ScrollRegion>
      {isSelected && !isReadOnly && rows.length > 0 && (
        <TableTools
          table={table}
          place={place}
          onChange={(to, next) => {
            change(to);
            setActive(next);
          }}
        />
      )}
    </>
  );
}
