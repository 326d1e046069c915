import type { RepositoryReader } from '~mocks/repository/types';
import { withoutEnd } from '~mocks/lib/ends';

const site = '/Plone';

/** A path below the site from one that may be written with the site's own name. */
export function belowSite(path: string): string {
  return path === site || path.startsWith(`${site}/`) ? path.slice(site.length) : path;
}

/** A path without its last slashes. */
const trimmed = (path: string): string => withoutEnd(belowSite(path));

export interface Checked {
  path: string;
  /** Why it may not be used. */
  error: string | undefined;
}

/** An old path as it is stored. */
export function checkedSource(reader: RepositoryReader, path: unknown): Checked {
  if (typeof path !== 'string' || path === '')
    return { path: '', error: 'You have to enter an alternative url.' };
  if (!path.startsWith('/')) return { path, error: 'Alternative url path must start with a slash.' };
  const stored = trimmed(path);
  if (reader.byPath(stored)) return { path, error: 'Cannot use a working path as alternative url.' };
  const isKnown = reader.aliasAt(stored) !== undefined;
  return { path: stored, error: isKnown ? 'The provided alternative url already exists!' : undefined };
}

/** Where an old path shall lead: content, or an address elsewhere. */
export function checkedTarget(reader: RepositoryReader, path: unknown): Checked {
  if (typeof path !== 'string' || path === '') return { path: '', error: 'You have to enter a target.' };
  if (/^https?:\/\//.test(path)) return { path, error: undefined };
  if (!path.startsWith('/')) return { path, error: 'Target path must start with a slash.' };
  const stored = trimmed(path);
  return {
    path: stored,
    error: reader.byPath(stored) ? undefined : 'The provided target object does not exist.',
  };
}

/** What is wrong with a pair, both errors in one text. */
export function errorOf(source: Checked, target: Checked): string | undefined {
  const errors = [source.error, target.error].filter((error) => error !== undefined);
  return errors.length > 0 ? errors.join(' ') : undefined;
}
