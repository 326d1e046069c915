import { defaultLanguageToken } from './format';
import type { ImportNotes } from './import-notes';
import type { ImportTree } from './import-tree';
import { textOf } from './values';

const spoken: ReadonlySet<string> = new Set(['de', 'en']);

/** Titles that Plone gives types in the site's default language. */
const germanTitles = new Set(['Website', 'Seite', 'Nachricht', 'Termin', 'Bild', 'Datei', 'Ordner']);

/** Ids of the language folders at the site's root. */
export function languageFolders({ entries }: Pick<ImportTree, 'entries'>): ReadonlySet<string> {
  return new Set(
    entries
      .filter(({ type, parent }) => parent === null && (type === 'LRF' || type === 'LFR'))
      .map(({ id }) => id),
  );
}

/**
 * The default language of the exporting site: that of the language folder which is exported without one, else the one
 * in which the site names its types.
 */
export function defaultLanguageOf({ root, entries }: Pick<ImportTree, 'root' | 'entries'>): string {
  const folders = languageFolders({ entries });
  const folder = entries.find(
    ({ id, parent, data }) => parent === null && folders.has(id) && data.language === defaultLanguageToken,
  );
  if (folder) return folder.id;
  const [first] = folders;
  if (first !== undefined) return first;
  const titles = [root, ...entries.map(({ data }) => data)].map(({ type_title }) => textOf(type_title));
  return titles.some((title) => germanTitles.has(title)) ? 'de' : 'en';
}

/** What the control panel `language` says of the imported site. */
export interface LanguageSettings {
  available_languages: readonly string[];
  default_language: string;
}

/** The languages of its folders that the portal speaks; of others there are no menus and no words. */
export function languageSettings(tree: ImportTree, notes: ImportNotes): LanguageSettings {
  const folders = languageFolders(tree);
  const found = defaultLanguageOf(tree);
  const named = folders.size > 0 ? [...folders] : [found];
  const available_languages = named.filter((name) => spoken.has(name));
  for (const name of named)
    if (!spoken.has(name)) notes.add('Languages that the portal does not speak', name);
  const [first = 'en'] = available_languages;
  return {
    available_languages: available_languages.length > 0 ? available_languages : [first],
    default_language: spoken.has(found) ? found : first,
  };
}
