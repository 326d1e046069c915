import type { Item, RepositoryReader } from '../repository/types';
import { isStoredFile } from './files';
import { primaryFileOf } from './item-images';
import type { Perspective } from './perspective';
import { textOf, urlOf } from './perspective';

/** A stored link into the site: `../../resolveuid/{UID}` with what may follow it. */
const stored = /^(?:[^?#]*\/)?resolveuid\/(?<uid>[0-9a-f]{32})(?<rest>.*)$/s;

export interface Reference {
  target: Item;
  /** Fragment or view behind the item. */
  rest: string;
}

/** The item that a stored link names; undefined for other links and dead ones. */
export function referenceOf(repository: RepositoryReader, link: string): Reference | undefined {
  if (!link.includes('resolveuid/')) return undefined;
  const { uid, rest = '' } = stored.exec(link)?.groups ?? {};
  const target = uid === undefined ? undefined : repository.byUid(uid);
  return target && { target, rest };
}

/** Where a Link item leads: its target's own URL when that lies inside the site. */
export function remoteUrlOf(view: Perspective, item: Item): string {
  const remote = textOf(item, 'remoteUrl');
  const reference = referenceOf(view.repository, remote);
  return reference ? urlOf(view, reference.target) + reference.rest : remote;
}

/**
 * URL to which a link in a text or block leads. A File leads readers to its download, a Link leads anonymous readers to
 * its own target.
 */
export function linkTo(view: Perspective, { target, rest }: Reference): string {
  const url = urlOf(view, target);
  if (target.type === 'Link' && view.viewer.id === null) return remoteUrlOf(view, target);
  if (
    target.type === 'File' &&
    rest === '' &&
    isStoredFile(primaryFileOf(target)?.file) &&
    !view.repository.can(view.viewer, 'Modify portal content', target)
  )
    return `${url}/@@download/file`;
  return url + rest;
}

/** The link as a reader sees it; links that name nothing stay as they are stored. */
export function resolveLink(view: Perspective, link: string): string {
  const reference = referenceOf(view.repository, link);
  return reference ? linkTo(view, reference) : link;
}

/** A value of a settings form with its stored links resolved, wherever they stand. */
export function resolveLinksIn(view: Perspective, value: unknown): unknown {
  if (typeof value === 'string') return resolveLink(view, value);
  if (Array.isArray(value)) return value.map((entry) => resolveLinksIn(view, entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolveLinksIn(view, inner)]));
}
