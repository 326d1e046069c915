const dayLength = 24 * 60 * 60 * 1000;

/** Difference between the clocks of a zone and UTC at an instant. */
function offsetAt(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'medium',
  }).format(instant);
  return Date.parse(`${parts.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}

/** The instant at which the day begins that lies `days` away from the one of `now`, as clocks in the zone show it. */
export function startOfDay(now: number, days: number, zone: string): number {
  const local = now + offsetAt(now, zone);
  const midnight = Math.floor(local / dayLength) * dayLength + days * dayLength;
  return midnight - offsetAt(midnight - offsetAt(midnight, zone), zone);
}

/** Its last second. */
export function endOfDay(now: number, days: number, zone: string): number {
  return startOfDay(now, days + 1, zone) - 1000;
}
