import type { Item, RepositoryReader } from '~mocks/repository/types';
import { isStoredFile } from './files';
import { primaryFileOf } from './item-images';
import type { Perspective } from '../perspective';
import { mayView, textOf, urlOf } from '../perspective';

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

/** The same for content that the reader may view: the address of any other is not told. */
export function shownReference(view: Perspective, link: string): Reference | undefined {
  const reference = referenceOf(view.repository, link);
  return reference && mayView(view, reference.target) ? reference : undefined;
}

/** Where a Link item leads: its target's own URL when that lies inside the site. */
export function remoteUrlOf(view: Perspective, item: Item): string {
  const remote = textOf(item, 'remoteUrl');
  const reference = shownReference(view, remote);
  return reference ? urlOf(view, reference.target) + reference.rest : remote;
}

/** Whether a Link leads to content that the reader may not view. */
export function leadsAstray(view: Perspective, item: Item): boolean {
  const remote = textOf(item, 'remoteUrl');
  return referenceOf(view.repository, remote) !== undefined && !shownReference(view, remote);
}

/**
 * URL to which a link in a text or block leads. A File leads readers to its download, a Link leads anonymous readers to
 * its own target.
 */
function linkTo(view: Perspective, { target, rest }: Reference): string {
  const url = urlOf(view, target);
  const isSentOn = target.type === 'Link' && view.viewer.id === null;
  if (isSentOn) return leadsAstray(view, target) ? url : remoteUrlOf(view, target);
  if (
    target.type === 'File' &&
    rest === '' &&
    isStoredFile(primaryFileOf(view, target)?.file) &&
    !view.repository.can(view.viewer, 'Modify portal content', target)
  )
    return `${url}/@@download/file`;
  return url + rest;
}

/** The link as a reader sees it; links that name nothing, or nothing for the reader, stay as they are stored. */
export function resolveLink(view: Perspective, link: string): string {
  const reference = shownReference(view, link);
  return reference ? linkTo(view, reference) : link;
}

/** A value of a settings form with its stored links resolved, wherever they stand. */
export function resolveLinksIn(view: Perspective, value: unknown): unknown {
  if (typeof value === 'string') return resolveLink(view, value);
  if (Array.isArray(value)) return value.map((entry) => resolveLinksIn(view, entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, resolveLinksIn(view, inner)]));
}
