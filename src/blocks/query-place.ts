import { createContext } from 'react';
import { catalogSearch, querystringSearch, type QuerystringSearch } from '@/api/search';
import type { Batch } from '@/api/types/content';
import type { Summary } from '@/api/types/summary';
import type { Language } from '@/lib/language';

/** Asks for what a page lists: by a search, or, where there is none, for what lies in it. */
export type Ask = (
  path: string,
  search: QuerystringSearch | undefined,
  children: Parameters<typeof catalogSearch>[1],
  reading: { language: Language; signal: AbortSignal },
) => Promise<Batch<Summary>>;

export const askAt: Ask = (path, search, children, reading) =>
  search ? querystringSearch(path, search, reading) : catalogSearch(path, children, reading);

/** A page that is not stored yet asks in another way. */
export const AskContext = createContext(askAt);
