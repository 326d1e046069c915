import type { FzjSettings, NearestInstitut } from '@/api/types/portal-calls';
import { flatten } from '@/api/urls';
import { recordsOf, textOf } from '@/lib/text';

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

/** What a server sends as one entry, or as a list of which the first counts; null without address and name. */
function placeOf(sent: unknown): Place | null {
  const [entry] = recordsOf(Array.isArray(sent) ? sent : [sent]);
  const [id, name] = [textOf(entry?.['@id']), textOf(entry?.name) || textOf(entry?.title)];
  return id === '' || name === '' ? null : { path: flatten(id), name };
}

/** Blogs come first, then special projects, projects, and the institute with its area and subsite. */
export function headerVariantOf(
  nearest: NearestInstitut | undefined,
  settings: FzjSettings | undefined,
): HeaderVariant {
  const blog = placeOf(nearest?.blogs);
  if (blog) return { kind: 'blog', owner: blog };
  const project = placeOf(settings?.project);
  if (project)
    return { kind: settings?.project?.special === true ? 'special-project' : 'project', owner: project };
  const divisions = [nearest?.institut, nearest?.institutsbereich, nearest?.subsite].flatMap(
    (entry) => placeOf(entry) ?? [],
  );
  const owner = divisions.at(-1);
  return owner ? { kind: 'institute', owner, above: divisions.slice(0, -1) } : { kind: 'default' };
}
