/** What a URL asks for: content, and the service or view behind it. */
export interface Target {
  /** Segments of the content path. */
  content: readonly string[];
  /** `@search`, `@@images`, `resolveuid` …; undefined asks for the content itself. */
  service: string | undefined;
  /** Segments behind the service. */
  rest: readonly string[];
  /** The API prefix stood in the path. */
  prefixed: boolean;
  /** The API prefix stood there at once again. */
  doubled: boolean;
}

export const apiPrefix = '++api++';

/** Views without an `@` in their name. */
const plainViews = new Set(['resolveuid', 'ics_view']);

function decode(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment);
    return text.includes('/') || text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

const isService = (segment: string): boolean => segment.startsWith('@') || plainViews.has(segment);

/** Splits a path; undefined when it cannot name anything (broken escapes, hidden slashes, a second prefix). */
export function parseTarget(pathname: string): Target | undefined {
  const segments: string[] = [];
  for (const raw of pathname.split('/')) {
    if (raw === '') continue;
    const segment = decode(raw);
    if (segment === undefined) return undefined;
    segments.push(segment);
  }
  const at = segments.indexOf(apiPrefix);
  const prefixed = at >= 0;
  const doubled = prefixed && segments[at + 1] === apiPrefix;
  if (prefixed) segments.splice(at, doubled ? 2 : 1);
  if (segments.includes(apiPrefix)) return undefined;
  const serviceAt = segments.findIndex(isService);
  if (serviceAt < 0) return { content: segments, service: undefined, rest: [], prefixed, doubled };
  return {
    content: segments.slice(0, serviceAt),
    service: segments[serviceAt],
    rest: segments.slice(serviceAt + 1),
    prefixed,
    doubled,
  };
}

/** Content path of the segments, '' for the site root. */
export const contentPath = (segments: readonly string[]): string =>
  segments.map((segment) => `/${segment}`).join('');

/** Whether a request speaks to the API, by its prefix or by what it accepts; others get answers for a browser. */
export const isApiCall = (request: Request, prefixed: boolean): boolean =>
  prefixed || (request.headers.get('accept') ?? '').includes('application/json');
