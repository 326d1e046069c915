import type { Language } from '@/lib/language';
import { isRecord } from '@/lib/text';
import { request } from './client';
import { malformed } from './error';

export type ContextNavigation = Readonly<Record<string, unknown>>;

interface Reading {
  language: Language;
  signal?: AbortSignal;
}

/** The tree round a path, for screens that stand on content; pages have it along. */
export async function getContextNavigation(path: string, options: Reading): Promise<ContextNavigation> {
  const answer = await request<unknown>(`${path}/@contextnavigation`, options);
  if (!isRecord(answer)) throw malformed('The answer is no navigation.');
  return answer;
}
