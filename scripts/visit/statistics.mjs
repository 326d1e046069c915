/** The middle of some numbers; of an even count the mean of the two in the middle. */
export function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(half)] : (sorted[half - 1] + sorted[half]) / 2;
}

/** Median and range of what several rounds gave; undefined where nothing was measured. */
export function summary(values) {
  if (values.length === 0) return undefined;
  return { median: median(values), least: Math.min(...values), most: Math.max(...values), values };
}

/** How many times the floor something takes; undefined where there is no floor, or where it is nothing. */
export function ratio(measured, floor) {
  return measured && floor && floor.median > 0 ? measured.median / floor.median : undefined;
}
