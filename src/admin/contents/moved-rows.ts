/** A list in which one entry stands at another place. */
export function movedRows<Entry>(rows: readonly Entry[], from: number, to: number): readonly Entry[] {
  const moved = rows[from];
  if (moved === undefined || from === to) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, moved);
}
