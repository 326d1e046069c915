import type { Hunk } from './hunks';

/** Hunks whose entries are each another form of the one at the same place, as far as there are as many. */
export const inPairs = (hunks: readonly Hunk[]): Hunk[] =>
  hunks.flatMap(({ from, to, start, end }) => {
    const pairs = Math.min(to - from, end - start);
    const rest = { from: from + pairs, to, start: start + pairs, end };
    return [
      ...Array.from({ length: pairs }, (_none, index) => ({
        from: from + index,
        to: from + index + 1,
        start: start + index,
        end: start + index + 1,
      })),
      ...(rest.from < rest.to || rest.start < rest.end ? [rest] : []),
    ];
  });
