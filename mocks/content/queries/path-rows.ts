import { pythonType } from '~mocks/lib/python-type';
import { serverError } from '~mocks/http/failure';
import type { CatalogQuery, Item } from '~mocks/repository/types';
import { mayView } from '../perspective';
import type { Standpoint } from '../perspective';
import type { Row } from './row';
import { withoutEnds } from '~mocks/lib/ends';

type Path = NonNullable<CatalogQuery['paths']>[number];

const uidPattern = /^[0-9a-f]{32}$/;

/** Splits `::1` off. */
function splitDepth(value: string): { text: string; depth: number } {
  const [text = '', depth] = value.split('::', 2);
  return { text, depth: depth === undefined || !/^-?\d+$/.test(depth) ? -1 : Number(depth) };
}

const shown = (view: Standpoint, item: Item | undefined): Item | undefined =>
  item && mayView(view, item) ? item : undefined;

/** Walks `..`, `.` and names from the context; names that are unknown to the reader are skipped. */
function walk(view: Standpoint, steps: string): string {
  let item = view.item;
  for (const step of steps.split('/')) {
    if (step === '' || step === '.') continue;
    if (step === '..') item = view.repository.parentOf(item) ?? item;
    else item = shown(view, view.repository.byPath(`${view.repository.pathOf(item)}/${step}`)) ?? item;
  }
  return view.repository.pathOf(item);
}

/** The part of the site that a path row names; undefined for an unknown UID and for what is no text, which drop the row. */
export function pathOfRow(view: Standpoint, { o, v }: Row): Path | undefined {
  if (v === undefined || v === null || typeof v === 'number' || typeof v === 'boolean')
    throw serverError('TypeError', `argument of type '${pythonType(v)}' is not iterable`);
  if (typeof v !== 'string') {
    if (o === 'string.relativePath')
      throw serverError('AttributeError', `'${pythonType(v)}' object has no attribute 'split'`);
    return undefined;
  }
  const { text, depth } = splitDepth(v);
  const { repository } = view;
  if (o === 'string.relativePath') return { path: walk(view, text), depth };
  if (uidPattern.test(text)) {
    const item = shown(view, repository.byUid(text));
    return item && { path: repository.pathOf(item), depth };
  }
  const base = o === 'string.path' ? repository.pathOf(repository.navigationRootOf(view.item)) : '';
  const inner = withoutEnds(text);
  const path = inner === '' ? base : `${base}/${inner}`;
  return { path: /^\w+:\//.test(text) ? '/no:such:path' : path, depth };
}
