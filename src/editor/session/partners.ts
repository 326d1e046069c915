import { flatten } from '@/api/urls';
import { languageOfPath } from '@/lib/language';
import { readOnce } from '@/lib/read-once';
import { withoutEndSlashes } from '@/lib/slashes';
import { site } from '@/site/site';
import type { Partner } from '../translation/translating';
import { standingShape } from './data';
import { sourcePath, type OpenedPage } from './opened-page';

interface Partners {
  partners: readonly Partner[];
  /** The one that a new page translates. */
  sourcePath: string | undefined;
}

/** The same page in the other languages of the site. */
export function partnersOf(page: OpenedPage): Partners {
  const path = page.translation && sourcePath(page.translation);
  if (path !== undefined)
    return { partners: [{ path, language: languageOfPath(path) ?? '' }], sourcePath: path };
  const { languages } = site();
  const { items } = readOnce(standingShape, page.stored)['@components'].translations;
  const partners = languages.flatMap((language) => {
    const item = items.find((each) => each.language === language);
    return item ? [{ language, path: withoutEndSlashes(flatten(item['@id'])) }] : [];
  });
  return { partners, sourcePath: undefined };
}
