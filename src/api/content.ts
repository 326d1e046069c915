import { contentCall, navigationDepth } from '@/lib/content-call';
import type { Language } from '@/lib/language';
import { isRecord, textOf } from '@/lib/text';
import { malformed } from './error';
import type { AnyContent } from './types/any-content';
import type { NavigationItem } from './types/content';
import { request } from './client';

interface Reading {
  language: Language;
  signal?: AbortSignal;
}

/** A page with everything that stands around it: breadcrumbs, actions, translations, context navigation, settings. */
export async function getContent(
  path: string,
  { withNavigation, ...options }: Reading & { withNavigation: boolean },
): Promise<AnyContent> {
  const call = contentCall(path, withNavigation);
  const answer = await request<AnyContent | undefined>(call, { ...options, mayBeUnderWay: true });
  if (!isRecord(answer) || textOf(answer['@id']) === '') throw malformed('The answer is no content.');
  return answer;
}

/** `root` is the path of a language root, '' for the site root. */
export async function getNavigation(root: string, options: Reading): Promise<NavigationItem[]> {
  const query = { 'expand.navigation.depth': navigationDepth };
  const answer = await request<unknown>(`${root}/@navigation`, { ...options, query });
  if (!isRecord(answer) || !Array.isArray(answer.items)) throw malformed('The answer is no navigation.');
  return answer.items as NavigationItem[];
}

/** An expanded component; one that was not asked for, or that this server lacks, has nothing but its address. */
export function expanded<Body extends object>(
  component: Body | { '@id': string } | undefined,
): Body | undefined {
  return component && Object.keys(component).length > 1 ? (component as Body) : undefined;
}
