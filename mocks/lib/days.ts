const dayLength = 24 * 60 * 60 * 1000;

/** A format is dear to make. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(zone, made);
  return made;
}

/** Difference between the clocks of a zone and UTC at an instant. */
function offsetAt(instant: number, zone: string): number {
  const parts = formatOf(zone).format(instant);
  return Date.parse(`${parts.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}

/** What clocks in a zone show at an instant, as if they showed UTC. */
export const clockAt = (instant: number, zone: string): number => instant + offsetAt(instant, zone);

/** The instant at which clocks in a zone show a time; the later of two, and that of standard time where there is none. */
export const instantOf = (clock: number, zone: string): number =>
  clock - offsetAt(clock - offsetAt(clock, zone), zone);

/** The instant at which the day begins that lies `days` away from the one of `now`, as clocks in the zone show it. */
export function startOfDay(now: number, days: number, zone: string): number {
  const midnight = Math.floor(clockAt(now, zone) / dayLength) * dayLength + days * dayLength;
  return instantOf(midnight, zone);
}

/** Its last second. */
export function endOfDay(now: number, days: number, zone: string): number {
  return startOfDay(now, days + 1, zone) - 1000;
}
