import type { Language } from '~mocks/lib/bilingual';
import type { RepositoryReader, Transaction } from '~mocks/repository/types';
import { booleanSetting, panelSettings } from './panel-settings';

const spoken: readonly Language[] = ['de', 'en'];

/** The language of the site; German where the saved one is none that this server speaks. */
export function defaultLanguage(repository: RepositoryReader): Language {
  const saved = panelSettings(repository, 'language').default_language;
  return spoken.find((each) => each === saved) ?? 'de';
}

const siteLanguageKey = 'site-language';

/** The language of the site itself, which it keeps whatever its default is later. */
export const siteLanguage = (repository: RepositoryReader): string =>
  repository.setting<string>(siteLanguageKey) ?? defaultLanguage(repository);

export function keepSiteLanguage(transaction: Transaction, reader: RepositoryReader): void {
  transaction.setSetting(siteLanguageKey, siteLanguage(reader));
}

/** Tokens of the languages in which there may be content. */
export function availableLanguages(repository: RepositoryReader): readonly string[] {
  const saved = panelSettings(repository, 'language').available_languages;
  return Array.isArray(saved) ? saved.filter((each) => typeof each === 'string') : spoken;
}

/** What a language calls itself: `Deutsch`, `Français`. */
export function ownNameOf(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** How the language of an answer is found where the path does not say it. */
export const languageRules = (repository: RepositoryReader) => ({
  fallback: defaultLanguage(repository),
  readsContent: booleanSetting(repository, 'language', 'use_content_negotiation'),
  readsBrowser: booleanSetting(repository, 'language', 'use_request_negotiation'),
});
