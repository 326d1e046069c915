import { flatten } from '@/api/urls';
import type { Reference } from '@/forms/schema';

/** A place of the site and how many levels of it count; '' for all of them. */
export interface Place {
  path: string;
  depth: string;
}

/** The place that a criterion stores as `/path::1`; what stands behind further colons is kept too. */
export function placeOf(stored: string): Place {
  const at = stored.indexOf('::');
  return at < 0 ? { path: stored, depth: '' } : { path: stored.slice(0, at), depth: stored.slice(at + 2) };
}

/** Without a path a depth means nothing. */
export const placeText = ({ path, depth }: Place): string =>
  path === '' || depth === '' ? path : `${path}::${depth}`;

/**
 * What is stored of chosen content: its path. An operator that counts from the navigation root gets the path below that
 * root, and the id of what lies outside of it.
 */
export function pathOfTarget(target: Reference, operator: string, home: string): string {
  const path = flatten(target['@id']);
  if (!operator.endsWith('string.path') || home === '') return path;
  if (path === home || path.startsWith(`${home}/`)) return path.slice(home.length) || '/';
  return 'UID' in target && typeof target.UID === 'string' ? target.UID : path;
}

/** Where a stored place lies, as a path below the site's root; undefined for an id. */
export function pathOfPlace(path: string, operator: string, home: string): string | undefined {
  if (!path.includes('/')) return undefined;
  return operator.endsWith('string.path') ? `${home}${path}` : flatten(path);
}
