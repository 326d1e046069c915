import type { Language } from '@/lib/language';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import { request, type QueryValue } from './client';
import { malformed } from './error';
import type { Term } from './types/atoms';

interface Reading {
  language: Language;
  signal?: AbortSignal;
}

/** Terms as they come at once. */
export interface Terms {
  terms: readonly Term[];
  /** There are more than these. */
  isPart: boolean;
}

/** How many terms are proposed at once. */
const batch = 25;

async function termsOf(path: string, query: Record<string, QueryValue>, options: Reading): Promise<Terms> {
  const answer = await request<unknown>(path, { ...options, query });
  if (!isRecord(answer) || !Array.isArray(answer['items'])) throw malformed('The answer is no vocabulary.');
  const terms = recordsOf(answer['items']).flatMap((item) => {
    const token = textOf(item['token']);
    return token === '' ? [] : [{ token, title: textOf(item['title']) || token }];
  });
  const total = answer['items_total'];
  return { terms, isPart: typeof total === 'number' && total > answer['items'].length };
}

/** The first terms of a vocabulary, which is named by its path. */
export const firstTerms = (path: string, options: Reading): Promise<Terms> =>
  termsOf(path, { b_start: 0, b_size: batch }, options);

/** As many terms as a list of choices may have. */
const mostTerms = 200;

/** All terms of a vocabulary that is known to be short. */
export const allTerms = (path: string, options: Reading): Promise<Terms> =>
  termsOf(path, { b_start: 0, b_size: mostTerms }, options);

/** Those whose titles hold a text. */
export const searchVocabulary = (path: string, title: string, options: Reading): Promise<Terms> =>
  termsOf(path, { b_start: 0, b_size: batch, title }, options);

/** The terms of some tokens; those that nobody knows are missing. */
export async function getTerms(
  path: string,
  tokens: readonly string[],
  options: Reading,
): Promise<readonly Term[]> {
  const named = tokens.length === 1 ? { token: tokens[0] } : { tokens };
  return (await termsOf(path, { b_size: -1, ...named }, options)).terms;
}
