import type { Language } from '@/lib/language';
import { count, list, record, records, text, type Read } from '@/lib/shape';
import { request } from './client';
import { flatten } from './urls';

const answerShape = list(
  record({
    '@id': text(),
    title: text(),
    items_total: count(),
    breaches: records({ '@id': text(), title: text(), uid: text() }),
  }),
);

/** A page that links to what is to be deleted. */
interface BrokenPage {
  path: string;
  title: string;
}

/** What deleting content does besides. */
export interface Deletion {
  path: string;
  title: string;
  /** How much lies in it. */
  inside: number;
  /** The pages outside that would lead to nothing. */
  broken: BrokenPage[];
}

/** As many ids as fit into an address. */
const atOnce = 40;

function deletionOf(entry: Read<typeof answerShape>[number]): Deletion {
  // The check names a page once for each of its links.
  const pages = new Map(entry.breaches.map((page) => [page.uid || page['@id'], page]));
  return {
    path: flatten(entry['@id']),
    title: entry.title,
    inside: entry.items_total ?? 0,
    broken: [...pages.values()].map((page) => {
      const path = flatten(page['@id']);
      return { path, title: page.title || path };
    }),
  };
}

/** What would break if content were deleted: for each of it, and for each linked item inside. */
export async function getLinkBreaks(
  uids: readonly string[],
  call: { language: Language; signal: AbortSignal },
): Promise<Deletion[]> {
  const found: Deletion[] = [];
  for (let at = 0; at < uids.length; at += atOnce) {
    const query = { uids: uids.slice(at, at + atOnce) };
    const answer = await request<unknown>('/@linkintegrity', { ...call, query });
    found.push(...answerShape.read(answer).map(deletionOf));
  }
  return found;
}
