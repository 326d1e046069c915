import type { AnyContent } from '@/api/types/any-content';
import { flatten } from '@/api/urls';
import { contentOfScreen, isContentPath } from '@/lib/content-path';
import { languageOfPath, type Language } from '@/lib/language';
import { recordsOf, textOf } from '@/lib/text';
import { sitePaths } from '@/site/site-paths';
import { isLeftOut } from '@/site/variants/variant';

interface Place {
  pathname: string;
  search: string;
}

function translationOf(content: AnyContent | undefined, language: Language): string | undefined {
  const items = content?.['@components']?.translations?.items;
  const item = recordsOf(items).find((entry) => textOf(entry['language']) === language);
  const url = textOf(item?.['@id']);
  return url === '' ? undefined : flatten(url);
}

/**
 * Where the other language of the present page lies; undefined when there is no such page. Neutral paths stay as they
 * are, screens of the app lie below the other language unless they stand on content, and a job offer without translation leads to the job list.
 */
export function translationPath(
  place: Place,
  content: AnyContent | undefined,
  language: Language,
): string | undefined {
  const { pathname, search } = place;
  if (/^\/profile(\/|$)/.test(pathname)) return `${pathname}${search}`;
  if (!isContentPath(pathname)) {
    const present = languageOfPath(pathname);
    const root = present === undefined ? '' : `/${present}`;
    // Of the content that a screen stands on nothing is known, and so no translation either.
    if (contentOfScreen(pathname) !== root) return undefined;
    return `/${language}${pathname.slice(root.length)}${search}`;
  }
  const translation = translationOf(content, language);
  const jobs = content?.['@type'] === 'Joboffer' ? sitePaths.jobs[language] : undefined;
  return [translation, jobs].find((path) => path !== undefined && !isLeftOut(path));
}
