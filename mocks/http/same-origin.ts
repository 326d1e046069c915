const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of another site has made the browser send a call that changes something. Browsers name the origin of
 * such calls; programs, which name none, act for nobody but themselves.
 */
export function isForeignWrite(
  method: string,
  header: (name: 'origin' | 'sec-fetch-site') => string | null | undefined,
  own: readonly string[],
): boolean {
  if (reading.has(method)) return false;
  const origin = header('origin');
  if (typeof origin === 'string') return !own.includes(origin);
  return /^(?:cross|same)-site$/.test(header('sec-fetch-site') ?? '');
}
