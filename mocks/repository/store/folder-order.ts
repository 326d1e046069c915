/**
 * Places for children in a wished order, only for those that must change: what stands in order already keeps its
 * place, so that moving one of 20 000 children writes one number.
 */
export function changedPlaces(wished: readonly { uid: string; place: number }[]): Map<string, number> {
  const kept = longestRise(wished.map(({ place }) => place));
  const changed = new Map<string, number>();
  let index = 0;
  while (index < wished.length) {
    if (kept.has(index)) {
      index += 1;
      continue;
    }
    const first = index;
    while (index < wished.length && !kept.has(index)) index += 1;
    const below = wished[first - 1]?.place;
    const above = wished[index]?.place;
    const low = below ?? (above ?? 0) - (index - first + 1);
    const step = above === undefined ? 1 : (above - low) / (index - first + 1);
    for (let at = first; at < index; at += 1) {
      const entry = wished[at];
      if (entry) changed.set(entry.uid, low + step * (at - first + 1));
    }
  }
  const rising = wished.every(({ uid, place }, at) => {
    const before = wished[at - 1];
    return !before || (changed.get(before.uid) ?? before.place) < (changed.get(uid) ?? place);
  });
  // Halved too often, numbers run out between two neighbours: then everybody gets a fresh one.
  return rising ? changed : new Map(wished.map(({ uid }, at) => [uid, at + 1]));
}

/** Indexes of a longest strictly rising subsequence. */
function longestRise(values: readonly number[]): Set<number> {
  const tails: number[] = [];
  const before: (number | undefined)[] = [];
  values.forEach((value, index) => {
    let low = 0;
    let high = tails.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
      else high = middle;
    }
    before[index] = low > 0 ? tails[low - 1] : undefined;
    tails[low] = index;
  });
  const rise = new Set<number>();
  for (let at = tails[tails.length - 1]; at !== undefined; at = before[at]) rise.add(at);
  return rise;
}
