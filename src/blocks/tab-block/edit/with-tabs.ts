import { newId } from '@/editor/document/new-id';
import { recordsOf } from '@/lib/text';
import { firstNumber, textName } from '../data';

type Stored = Readonly<Record<string, unknown>>;

/** Which of the former tabs each one is; -1 for one that is new. */
function formerIndexes(former: readonly Stored[], present: readonly Stored[]): number[] {
  return present.map((column, index) => {
    const same = former.indexOf(column);
    return same < 0 && former.length === present.length ? index : same;
  });
}

/** The tabs as they are stored when their list is another: each keeps its text, those of tabs that are gone go too. */
export function withTabs(stored: Stored, columns: readonly Stored[]): Stored {
  const former = recordsOf(stored['columns']);
  const first = firstNumber(stored, former.length);
  const indexes = formerIndexes(former, columns);
  const names = Array.from({ length: Math.max(former.length, columns.length) }, (_, index) => index);
  const texts = names.map((index) => {
    const before = indexes[index] ?? -1;
    return [textName(first + index), before < 0 ? undefined : stored[textName(first + before)]] as const;
  });
  return {
    columns: columns.map((column, index) =>
      (indexes[index] ?? -1) < 0 ? { id: newId(), ...column } : column,
    ),
    ...Object.fromEntries(texts.filter(([name, text]) => text !== stored[name])),
  };
}
