import type { Cms } from '~mocks/cms';
import { apiPrefix } from '~mocks/http/target';

/** The CMS as a visitor reads it who is not logged in. */
export interface PublicReader {
  /** Asks the REST API for a path behind its prefix, and for answers in the words of a language. */
  ask(path: string, language?: string): Promise<Response>;
  /** What it calls an address of the site, as one below the origin that visitors know. */
  ownAddress(address: string): string;
}

/** What the server says of a question of its own, which is nobody's. */
export const readingHeaders = (language?: string): Record<string, string> => ({
  Accept: 'application/json',
  ...(language && { 'Accept-Language': language }),
});

/** The embedded CMS as somebody reads it who is not logged in. */
export const embeddedReader = (
  cms: Cms,
  { origin, address }: { origin: string; address: string },
): PublicReader => ({
  ask: (path, language) =>
    cms.fetch(new Request(`${origin}/${apiPrefix}${path}`, { headers: readingHeaders(language) }), {
      address,
    }),
  ownAddress: (own) => own,
});

/** Gives an address that the CMS names as visitors know it. */
export function visitorsAddresses(reader: PublicReader, origin: string): (address: string) => string {
  const prefix = `${origin}/${apiPrefix}`;
  return (address) => {
    const own = reader.ownAddress(address);
    return own.startsWith(`${prefix}/`) ? origin + own.slice(prefix.length) : own;
  };
}

/** What is said in place of what the CMS does not give. */
export const failure = (status: number, type: string, message: string): Response =>
  Response.json(
    { type, message, context: null },
    { status, headers: { 'X-Content-Type-Options': 'nosniff' } },
  );
