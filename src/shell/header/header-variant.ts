import type { FzjSettings, NearestInstitut } from '@/api/types/portal-calls';
import { placesOf, settingsOf } from '@/api/surroundings';
import { flatten } from '@/api/urls';

/** A part of the site that has a header of its own, and its home. */
export interface Place {
  path: string;
  name: string;
}

/** Whose header a page has. `above` are the places in which an area or a subsite lies, outermost first. */
export type HeaderVariant =
  | { kind: 'default' }
  | { kind: 'blog' | 'special-project' | 'project'; owner: Place }
  | { kind: 'institute'; owner: Place; above: readonly Place[] };

/** undefined without address and name. */
function placeOf(entry: { '@id': string; name?: string; title: string } | undefined): Place | undefined {
  const name = entry?.name || entry?.title;
  return entry?.['@id'] && name ? { path: flatten(entry['@id']), name } : undefined;
}

/** Blogs come first, then special projects, projects, and the institute with its area and subsite. */
export function headerVariantOf(
  nearest: NearestInstitut | undefined,
  settings: FzjSettings | undefined,
): HeaderVariant {
  const { blogs, institut, institutsbereich, subsite } = placesOf(nearest);
  const { project: set } = settingsOf(settings);
  const blog = placeOf(blogs);
  if (blog) return { kind: 'blog', owner: blog };
  const project = placeOf(set);
  if (project) return { kind: set?.special === true ? 'special-project' : 'project', owner: project };
  const divisions = [institut, institutsbereich, subsite].flatMap((entry) => placeOf(entry) ?? []);
  const owner = divisions.at(-1);
  return owner ? { kind: 'institute', owner, above: divisions.slice(0, -1) } : { kind: 'default' };
}
