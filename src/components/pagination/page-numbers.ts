/** The page links to show: the first, the last, the present one with its neighbours, and a gap for those left out. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const from = Math.max(1, Math.min(page - 1, pages - 3));
  const to = Math.min(pages, Math.max(page + 1, 4));
  const numbers = new Set([1]);
  for (let number = from; number <= to; number += 1) numbers.add(number);
  numbers.add(pages);
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted.flatMap((number, index): (number | 'gap')[] => {
    const before = sorted[index - 1] ?? 0;
    if (number - before <= 1) return [number];
    // A gap of a single page would take the room of its number.
    return number - before === 2 ? [number - 1, number] : ['gap', number];
  });
}
