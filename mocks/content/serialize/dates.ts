/** What summaries say of an item that was never published, and of one that never expires. */
export const neverPublished = '1969-12-31T00:00:00+00:00';
export const neverExpires = '2499-12-31T00:00:00+00:00';

/** The form in which Plone writes an instant: UTC, no fractions. Bare dates and nonsense stay as they are. */
export function isoInstant(value: string): string {
  if (value.length === 25 && value.endsWith('+00:00')) return value;
  if (!/T\d/.test(value)) return value;
  const instant = Date.parse(value);
  if (Number.isNaN(instant)) return value;
  return `${new Date(instant).toISOString().slice(0, 19)}+00:00`;
}

/** The same for a field that may be empty. */
export function isoInstantOrNull(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? isoInstant(value) : null;
}
