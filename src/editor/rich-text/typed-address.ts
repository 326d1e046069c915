import { selectedRange, valueOf } from './offsets';
import { setValue } from './set-value';
import type { TextEditing } from './slate-types';
import { addressesIn } from './value/addresses';
import { linesOf, textOfNode } from './value/lines';
import { linkAt, setLink } from './value/set-link';

/** Makes a link of the address that ends at the caret, as when a blank follows it; whether there was one. */
export function takeTypedAddress(editor: TextEditing): boolean {
  const selected = selectedRange(editor);
  if (!selected || selected.start !== selected.end) return false;
  const value = valueOf(editor);
  const place = selected.start;
  const line = linesOf(value).find(({ start, length }) => place <= start + length);
  if (!line || line.element.type === 'pre') return false;
  const before = textOfNode(line.element).slice(0, place - line.start);
  const word = before.split(/\s/).at(-1) ?? '';
  const [address] = addressesIn(word);
  if (!address) return false;
  const from = place - word.length + address.start;
  const to = place - word.length + address.end;
  if (linkAt(value, from + 1)) return false;
  setValue(editor, setLink(value, from, to, { url: address.url }), selected);
  return true;
}
