import { contentQuery, navigationDepth } from '@/lib/content-call';
import type { Language } from '@/lib/language';
import { isRecord, textOf } from '@/lib/text';
import { malformed } from './error';
import type { AnyContent } from './types/any-content';
import type { NavigationItem } from './types/content';
import type { FzjSettings, NearestInstitut } from './types/portal-calls';
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
  const call = `${path === '/' ? '' : path}${contentQuery(withNavigation)}`;
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

const placeExpanders = 'breadcrumbs,actions,translations,nearest-institut,fzjsettings';

/**
 * The content that a screen stands on, with its way, its translations and what it knows of its surroundings. All of it is
 * asked for as expanders, which a server without the portal's add-on leaves out; services of their own would be unknown
 * to it and fail. All readers share one request.
 */
export async function getPlace(path: string, options: Reading): Promise<AnyContent> {
  const query = { include_items: false, expand: placeExpanders };
  const call = path === '/' ? '' : path;
  const answer = await request<AnyContent | undefined>(call, { ...options, query });
  if (!isRecord(answer)) throw malformed('The answer is no content.');
  return answer;
}

/** null on a server without the portal's add-on. */
export async function getNearestInstitute(path: string, options: Reading): Promise<NearestInstitut | null> {
  return (
    expanded<NearestInstitut>((await getPlace(path, options))['@components']?.['nearest-institut']) ?? null
  );
}

/** null on a server without the portal's add-on. */
export async function getProductSettings(path: string, options: Reading): Promise<FzjSettings | null> {
  return expanded<FzjSettings>((await getPlace(path, options))['@components']?.fzjsettings) ?? null;
}
