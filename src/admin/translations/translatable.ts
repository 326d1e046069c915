import { getAddableTypes, getTranslationPlace } from '@/api/editing';
import type { PageFacts } from '@/api/page-actions';
import { flatten } from '@/api/urls';
import { languageOfPath, type Language } from '@/lib/language';
import { withoutEndSlashes } from '@/lib/slashes';
import { site } from '@/site/site';

interface Call {
  language: Language;
  signal?: AbortSignal;
}

/** The languages in which the page is not there. */
export function missingLanguages({ path, translations }: PageFacts): Language[] {
  const own = languageOfPath(path);
  if (own === undefined) return [];
  return site().languages.filter((each) => each !== own && !translations.has(each));
}

/** Where its translation belongs; who may not ask that begins at the home of the language. */
export async function translationPlace(path: string, target: Language, call: Call): Promise<string> {
  const place = await getTranslationPlace(path, target, call).catch(() => `/${target}`);
  return withoutEndSlashes(flatten(place));
}

/** The languages in which whoever asks may add the page that is missing, where it belongs. */
export async function translatableLanguages(page: PageFacts, call: Call): Promise<Language[]> {
  const asked = missingLanguages(page).map(async (target) => {
    const place = await translationPlace(page.path, target, call);
    const types = await getAddableTypes(place, call).catch(() => []);
    return types.some(({ id }) => id === page.type) ? [target] : [];
  });
  return (await Promise.all(asked)).flat();
}
