import { pageFacts } from '@/api/page-facts';
import type { AnyContent } from '@/api/types/any-content';
import { flatten } from '@/api/urls';
import { contentOfScreen, isSearchPath } from '@/lib/content-path';
import { typeFacts } from '@/lib/content-types';
import { languageOfPath, type Language } from '@/lib/language';
import type { ScreenName } from '@/lib/screens';
import { sitePage } from '@/site/site-paths';
import { isLeftOut } from '@/site/variants/variant';

interface Place {
  pathname: string;
  search: string;
  /** The screen of the app that stands there; undefined for content. */
  screen: ScreenName | undefined;
}

function translationOf(content: AnyContent | undefined, language: Language): string | undefined {
  const items = content && pageFacts(content)['@components'].translations.items;
  const url = items?.find((entry) => entry.language === language)?.['@id'];
  return url ? flatten(url) : undefined;
}

/** The search of everything, with the words, group and order of a search that stood on a place. */
function wholeSearch(search: string, language: Language): string {
  const query = new URLSearchParams(search);
  for (const name of ['allow_local', 'local', 'page']) query.delete(name);
  const text = query.toString();
  return `/${language}/search${text && `?${text}`}`;
}

/**
 * A screen in another language: below that language's root, or on the translation of the content that it stands on.
 * Searches of content that has none become the search of everything.
 */
function screenPath(
  { pathname, search }: Place,
  content: AnyContent | undefined,
  language: Language,
): string | undefined {
  const present = languageOfPath(pathname);
  const root = present === undefined ? '' : `/${present}`;
  const place = contentOfScreen(pathname);
  const screen = `${pathname.slice(place.length)}${search}`;
  if (place === root) return `/${language}${screen}`;
  const translation = translationOf(content, language);
  if (translation !== undefined && !isLeftOut(translation)) return `${translation}${screen}`;
  return isSearchPath(pathname) ? wholeSearch(search, language) : undefined;
}

/**
 * Where the other language of the present page lies; undefined when there is no such page. `content` is the page, or what
 * a screen of the app stands on. Neutral paths stay as they are, and a job offer without translation leads to the job list.
 */
export function translationPath(
  place: Place,
  content: AnyContent | undefined,
  language: Language,
): string | undefined {
  const { pathname, search, screen } = place;
  if (/^\/profile(\/|$)/.test(pathname)) return `${pathname}${search}`;
  if (screen !== undefined) return screenPath(place, content, language);
  const translation = translationOf(content, language);
  const { listedOn } = typeFacts(content?.['@type']);
  const list = listedOn && sitePage(listedOn, language);
  return [translation, list].find((path) => path !== undefined && !isLeftOut(path));
}
