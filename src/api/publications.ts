import { types } from '@/lib/content-types';
import type { Language } from '@/lib/language';
import { flag, number, part, record, richText, text, type Read } from '@/lib/shape';
import { withoutEndSlashes } from '@/lib/slashes';
import { catalogSearch } from './search';
import { flatten } from './urls';

const publicationTypes = [...types].flatMap(([name, { isPublication }]) => (isPublication ? [name] : []));

/** All there are: nothing that is in a cart may be missing. */
const everyOne = 100_000_000;

const shape = record({
  title: text(),
  description: text(),
  text: richText(),
  image_caption: text(),
  file: part({ filename: text(), 'content-type': text(), size: number() }),
  is_orderable: flag(),
  parent: part({ type_title: text(), title: text(), '@type': text() }),
});

/** A publication, of which those that are kept on paper can be ordered. */
export interface Publication extends Read<typeof shape> {
  path: string;
  /** As it came, for its picture. */
  content: Record<string, unknown>;
}

/** A publication as the CMS sends it whole. */
export const publicationOf = (content: Record<string, unknown>): Publication => ({
  ...shape.read(content),
  path: withoutEndSlashes(flatten(text().read(content['@id']))),
  content,
});

/** The publications below a place, '' for all of the site, in their editors' order. */
export async function getPublications(
  place: string,
  options: { language: Language; signal: AbortSignal },
): Promise<Publication[]> {
  const query = {
    portal_type: publicationTypes,
    fullobjects: 1,
    b_size: everyOne,
    sort_on: 'getObjPositionInParent',
  };
  const { items } = await catalogSearch(place, query, options);
  return items.map((item) => publicationOf(item as unknown as Record<string, unknown>));
}
