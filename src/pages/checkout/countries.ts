import type { Language } from '@/lib/language';

/** Countries that publications are sent to (ISO 3166-1). */
const codes =
  'DE AT CH BE BG CY CZ DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  );

export const countryName = (code: string, language: Language): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(code) ?? code;

export interface Country {
  code: string;
  name: string;
}

/** The countries by their names in a language; that of the site first. */
export function countriesIn(language: Language): Country[] {
  const [home = '', ...others] = codes.map((code) => code);
  const named = others.map((code) => ({ code, name: countryName(code, language) }));
  named.sort((one, other) => one.name.localeCompare(other.name, language));
  return [{ code: home, name: countryName(home, language) }, ...named];
}
