import { ratio, summary } from './statistics.mjs';

/** Collects the figures of measurements and their floors, and sums them up by the rows that are wanted. */
export function createResults(rows) {
  const taken = { measured: new Map(), floor: new Map() };
  const keyOf = ({ of, profile, figure }) => JSON.stringify([of, profile, figure]);
  return {
    /** Takes the figures of one measurement; `kind` is `measured` or `floor`. */
    add(kind, { of, profile }, figures) {
      for (const [figure, value] of Object.entries(figures)) {
        const key = keyOf({ of, profile, figure });
        taken[kind].set(key, [...(taken[kind].get(key) ?? []), value]);
      }
    },
    /** The rows that were measured. */
    summed() {
      return rows.flatMap((row) => {
        const measured = summary(taken.measured.get(keyOf(row)) ?? []);
        const floor = summary(taken.floor.get(keyOf(row)) ?? []);
        if (!measured) return [];
        const times = ratio(measured, floor);
        return [{ ...row, measured, floor, ratio: times, isMet: isMet(row, measured, times) }];
      });
    },
  };
}

/** Whether a row reaches its aim: `aim` in its own unit, or `times` the floor; undefined where it has none. */
function isMet({ aim, times: most }, measured, times) {
  if (most !== undefined) return times === undefined ? undefined : times <= most;
  return aim === undefined ? undefined : measured.median <= aim;
}

/** Rows as the table prints them. */
export function tableRows(summed) {
  return summed.map(
    ({ what, profile, digits = 0, aim, times: most, measured, floor, ratio: times, isMet: met }) => {
      const number = (value) => value.toFixed(digits);
      const range = ({ least, most }) => `${number(least)}–${number(most)}`;
      return {
        row: `${what}: ${profile}`,
        median: number(measured.median),
        range: range(measured),
        floor: floor ? number(floor.median) : '-',
        'its range': floor ? range(floor) : '-',
        ratio: times === undefined ? '-' : times.toFixed(1),
        aim: most !== undefined ? `≤ ${most} floors` : aim === undefined ? '-' : `≤ ${aim}`,
        met: met === undefined ? '-' : met ? 'yes' : 'no',
      };
    },
  );
}
