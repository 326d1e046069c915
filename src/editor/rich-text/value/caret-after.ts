/**
 * Where a caret belongs once a text has become another from outside, as by undo: behind what has changed; where only
 * formats did, it stays.
 */
export function caretAfter(former: string, present: string, caret: number): number {
  if (former === present) return caret;
  const most = Math.min(former.length, present.length);
  let start = 0;
  while (start < most && former[start] === present[start]) start += 1;
  let end = 0;
  while (end < most - start && former.at(-1 - end) === present.at(-1 - end)) end += 1;
  return present.length - end;
}
