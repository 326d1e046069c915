import { textIndexes } from '~mocks/repository/indexed';
import type { CatalogQuery, Criterion } from '~mocks/repository/types';
import { portalTimezone } from '~mocks/settings/portal-settings';
import type { Standpoint } from '../perspective';
import { dateCriterion } from './date-rows';
import { indexKind } from './indexes';
import { assertReadable, mungeText } from './munge';
import { pathOfRow } from './path-rows';
import type { Row } from './row';

export type RowsQuery = Pick<CatalogQuery, 'text' | 'title' | 'description'> & {
  criteria: Criterion[];
  paths: NonNullable<CatalogQuery['paths']>[number][];
  /** A row named a place, even one that was dropped: then the search is not held to the navigation root. */
  namesPlace: boolean;
  /** Set by a row of its own. */
  includeInactive?: boolean;
};

type Value = string | number | boolean;

const asList = (value: unknown): Value[] =>
  (Array.isArray(value) ? value : [value]).filter((each): each is Value =>
    ['string', 'number', 'boolean'].includes(typeof each),
  );

function valueCriterion(view: Standpoint, { i: index, o, v }: Row): Criterion {
  const number = Number(asList(v)[0] ?? 0);
  switch (o) {
    case 'selection.none':
    case 'string.isNot':
      return { index, not: asList(v) };
    case 'selection.all':
      return { index, values: asList(v), operator: 'and' };
    case 'string.currentUser':
      return { index, values: [view.viewer.id ?? ''] };
    case 'boolean.isTrue':
      return { index, values: [true] };
    case 'boolean.isFalse':
      return { index, values: [false] };
    case 'int.lessThan':
      return { index, max: number };
    case 'int.largerThan':
      return { index, min: number };
    default:
      return { index, values: indexKind(index) === 'boolean' ? asList(v).map(isYes) : asList(v) };
  }
}

const isYes = (value: Value): boolean => value === true || value === 1 || value === 'true' || value === '1';

/** What no content fulfils. */
const nothing: Criterion = { index: 'UID', values: [] };

/** Ranges of one index are merged; of other rows the last one counts. */
function addCriterion(criteria: Map<string, Criterion>, found: Criterion): void {
  const isRange = (each: Criterion) => each.min !== undefined || each.max !== undefined;
  const known = criteria.get(found.index);
  const merged = known && isRange(known) && isRange(found) ? { ...known, ...found } : found;
  criteria.set(found.index, merged);
}

function addText(query: RowsQuery, index: string, value: unknown): boolean {
  const text = asList(value).join(' ');
  if (text === '' && textIndexes.has(index)) {
    query.criteria.push(nothing);
  } else if (index === 'SearchableText') {
    assertReadable(text);
    query.text = mungeText(text);
  } else if (index === 'Title') query.title = text;
  else if (index === 'Description') query.description = text;
  else return false;
  return true;
}

/** Reads the rows of a query into what the catalog is asked; rows of unknown indexes are ignored. */
export function readRows(view: Standpoint, rows: readonly Row[]): RowsQuery {
  const criteria = new Map<string, Criterion>();
  const query: RowsQuery = { criteria: [], paths: [], namesPlace: false };
  const clock = { now: view.now, zone: portalTimezone(view.repository) };
  for (const row of rows) {
    if (row.i === 'getObjPositionInParent') {
      // Plone's index of places in folders only sorts.
      const [asked = ''] = asList(row.v);
      if (/^\s*-?\d+\s*$/.test(String(asked))) criteria.set(row.i, nothing);
    } else if (row.i === 'path') {
      const path = pathOfRow(view, row);
      query.namesPlace = true;
      // The depth of the first row holds for all.
      if (path) query.paths.push({ ...path, depth: query.paths[0]?.depth ?? path.depth });
    } else if (row.i === 'show_inactive') {
      const roles: ReadonlySet<string> = new Set(view.viewer.roles);
      query.includeInactive = asList(row.v).some((role) => roles.has(String(role)));
    } else if (!addText(query, row.i, row.v) && indexKind(row.i) !== undefined) {
      const isDate = row.o.startsWith('date.');
      const found = isDate ? dateCriterion(row, clock) : valueCriterion(view, row);
      if (found) addCriterion(criteria, found);
    }
  }
  return { ...query, criteria: [...query.criteria, ...criteria.values()] };
}
