import { useContext, useRef } from 'react';
import type { QuerystringSearch } from '@/api/search';
import { AskContext } from '@/blocks/query-place';
import { queryShape, searchOf } from '@/blocks/stored-query';
import type { QueryField, QueryLine } from '@/forms/schema';
import { useLanguage } from '@/i18n/use-language';
import { useRemote } from '@/state/use-remote';
import { useFormPath } from '../form-path';
import { useFormValues } from '../form-values';
import { useRest } from '../use-vocabulary';
import { nameOf } from './target-titles';

/** How many titles tell what is found. */
const shown = 5;

export interface Preview {
  total: number;
  titles: readonly string[];
}

/** What a query with the settings beside it asks for, as a visitor's page will. */
function useSearch(field: QueryField, query: readonly QueryLine[]): QuerystringSearch | undefined {
  const values = useFormValues();
  const stored = (name: string | undefined) =>
    name !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;
  const { sortOn, isReversed, limit, depth } = field.beside ?? {};
  return searchOf(
    queryShape.read({
      query,
      sort_on: stored(sortOn),
      sort_order_boolean: stored(isReversed),
      limit: stored(limit),
      depth: stored(depth),
    }),
  );
}

/** What a query finds by now: asked for once whoever changes it pauses, and only once for each query. */
export function usePreview(field: QueryField, query: readonly QueryLine[]) {
  const language = useLanguage();
  const path = useFormPath();
  const ask = useContext(AskContext);
  const search = useSearch(field, query);
  const known = useRef(new Map<string, Preview>());
  const isAsked = search !== undefined || field.listsChildren === true;
  const key = isAsked ? JSON.stringify([path, language, search]) : '';
  const rest = useRest(key);
  const { remote, retry } = useRemote(rest === '' || !isAsked ? null : rest, async (signal) => {
    const before = known.current.get(rest);
    if (before) return before;
    const options = { language, signal };
    const children = { 'path.depth': 1, sort_on: 'getObjPositionInParent', b_size: shown };
    const found = await ask(path, search && { ...search, b_size: shown }, children, options);
    const preview = { total: found.items_total, titles: found.items.slice(0, shown).map(nameOf) };
    known.current.set(rest, preview);
    return preview;
  });
  return { remote, retry, isStale: rest !== key, isOfChildren: search === undefined };
}
