import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { ActivatedText } from '@/editor/rich-text/activated-text';
import type { TextCalls } from '@/editor/rich-text/text-calls';
import type { TextEditorHandle } from '@/editor/rich-text/text-editor';
import { messages } from './messages';
import { isHeader, wordsOf, type Place, type Stored } from './data';

/** What a cell tells its table. */
export interface CellCalls extends Pick<TextCalls, 'onUndo' | 'onRedo' | 'onFocus' | 'onLosses'> {
  onChange: (place: Place, value: readonly unknown[]) => void;
  /** True when what is pasted was a table, whose cells have filled these. */
  onPaste: (place: Place, data: DataTransfer) => boolean;
  onLeave: (place: Place, direction: 'up' | 'down', x: number | undefined) => void;
  /** Gets the text, to put the caret in it. */
  hold: (place: Place, text: TextEditorHandle | null) => void;
}

interface TableCellProps {
  cell: Stored;
  row: number;
  column: number;
  isReadOnly: boolean;
  calls: CellCalls;
}

/** A cell of the table, its words edited where they stand. */
export const TableCell = memo(function TableCell({ cell, row, column, isReadOnly, calls }: TableCellProps) {
  const intl = useIntl();
  const own = useMemo((): TextCalls => {
    const place = { row, column };
    return {
      onChange: (value) => calls.onChange(place, value),
      onLeave: (direction, x) => calls.onLeave(place, direction, x),
      onPaste: (data) => calls.onPaste(place, data),
      onLosses: calls.onLosses,
      onFocus: calls.onFocus,
      onUndo: calls.onUndo,
      onRedo: calls.onRedo,
    };
  }, [row, column, calls]);
  const hold = useMemo(
    () => (text: TextEditorHandle | null) => calls.hold({ row, column }, text),
    [row, column, calls],
  );
  const name = `${row}/${column}`;
  const text = (
    <ActivatedText
      ref={hold}
      value={wordsOf(cell)}
      calls={own}
      label={intl.formatMessage(messages.cell, { row: row + 1, column: column + 1 })}
      isReadOnly={isReadOnly}
    />
  );
  return isHeader(cell) ? (
    <th scope={row === 0 ? 'col' : 'row'} data-cell={name}>
      {text}
    </th>
  ) : (
    <td data-cell={name}>{text}</td>
  );
});
