import { operation, type QueryCriterion, type QuerystringSearch } from '@/api/search';
import { searchPlace } from '@/blocks/listing/listing-query';
import { askAt, type Ask } from '@/blocks/query-place';
import { languageOfPath } from '@/lib/language';
import { languageRoot } from '@/site/home-path';

/** A row that names a place from the page on, by its own name; nothing where that is the page or lies below it. */
function fixedRow(folder: string, { i, v }: QueryCriterion): QueryCriterion[] {
  const [way = '', depth] = String(v).split('::');
  const [first, ...steps] = way.split('/').filter((step) => step !== '' && step !== '.');
  if (first !== '..') return [];
  const names = folder.split('/').filter((name) => name !== '');
  for (const step of steps) {
    if (step === '..') names.pop();
    else names.push(step);
  }
  const path = `/${names.join('/')}`;
  return [{ i, o: `${operation}string.absolutePath`, v: depth === undefined ? path : `${path}::${depth}` }];
}

/** What a page that is to lie in a folder will ask for there; undefined where it will find nothing, as nothing lies in it. */
export function comingSearch(folder: string, search: QuerystringSearch): QuerystringSearch | undefined {
  const query = search.query.flatMap((row) =>
    row.o.endsWith('string.relativePath') ? fixedRow(folder, row) : [row],
  );
  const namesPlace = (rows: readonly QueryCriterion[]) => rows.some(({ i }) => i === 'path');
  return namesPlace(search.query) && !namesPlace(query) ? undefined : { ...search, query };
}

/** How a page asks that is to lie in a folder: in the part of the site in which that is. */
export function askFor(folder: string): Ask {
  const language = languageOfPath(folder);
  const root = language === undefined ? '' : languageRoot(language);
  return async (_path, search, children, reading) => {
    const asked = search && comingSearch(folder, search);
    return asked
      ? askAt(searchPlace(asked, root), asked, children, reading)
      : { '@id': folder, items: [], items_total: 0 };
  };
}
