import type { Language } from '@/lib/language';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import { request, type QueryValue } from './client';
import { malformed } from './error';
import type { Term } from './types/atoms';

interface Reading {
  language: Language;
  signal?: AbortSignal;
}

/** How many terms are proposed at once. */
const batch = 25;

async function termsOf(path: string, query: Record<string, QueryValue>, options: Reading): Promise<Term[]> {
  const answer = await request<unknown>(path, { ...options, query });
  if (!isRecord(answer) || !Array.isArray(answer['items'])) throw malformed('The answer is no vocabulary.');
  return recordsOf(answer['items']).flatMap((item) => {
    const token = textOf(item['token']);
    return token === '' ? [] : [{ token, title: textOf(item['title']) || token }];
  });
}

/** The terms of a vocabulary, which is named by its path, whose titles hold a text. */
export const searchVocabulary = (path: string, title: string, options: Reading): Promise<Term[]> =>
  termsOf(path, { b_start: 0, b_size: batch, title }, options);

/** The terms of some tokens; those that nobody knows are missing. */
export const getTerms = (path: string, tokens: readonly string[], options: Reading): Promise<Term[]> =>
  termsOf(path, { b_size: -1, ...(tokens.length === 1 ? { token: tokens[0] } : { tokens }) }, options);
