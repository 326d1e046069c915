import type { Language } from '~mocks/lib/bilingual';
import type { Item, RepositoryReader, Viewer } from '~mocks/repository/types';

/** Who looks at the repository, from which address, in which language and at what time. */
export interface Perspective {
  readonly repository: RepositoryReader;
  readonly viewer: Viewer;
  /** Origin (and path) of the site; content paths are put behind it. */
  readonly base: string;
  readonly language: Language;
  readonly now: number;
  /** `metadata_fields` of the request, which summaries of every depth follow. */
  readonly metadataFields: readonly string[];
  /** Paths that this site does not have. */
  readonly hiddenPaths: readonly string[];
}

/** The same from a place in the site. */
export interface Standpoint extends Perspective {
  readonly item: Item;
}

const plain = /^[\w\-./@+~]*$/;

/** Absolute URL of a content path. */
export function urlOfPath(view: Pick<Perspective, 'base'>, path: string): string {
  return view.base + (plain.test(path) ? path : encodeURI(path));
}

/** Absolute URL of an item. */
export function urlOf(view: Perspective, item: Item): string {
  return urlOfPath(view, view.repository.pathOf(item));
}

/** A text field, or '' when it holds no text. */
export function textOf(item: Item, name: string): string {
  const value = item.fields[name];
  return typeof value === 'string' ? value : '';
}

/** The same in one line, as lists have it. */
export const lineOf = (item: Item, name: string): string => textOf(item, name).replace(/\r\n|[\r\n]/g, ' ');

/** Title in menus and breadcrumbs. */
export function navigationTitleOf(item: Item): string {
  return textOf(item, 'nav_title') || textOf(item, 'title') || item.id;
}

/** Published by date: neither expired nor still to come. */
export function isActive(item: Item, now: number): boolean {
  const { effective, expires } = item.fields;
  if (typeof expires === 'string' && Date.parse(expires) <= now) return false;
  return !(typeof effective === 'string' && Date.parse(effective) > now);
}

export function mayView(view: Perspective, item: Item): boolean {
  return view.repository.can(view.viewer, 'View', item);
}
