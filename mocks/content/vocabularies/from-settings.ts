import type { Language } from '~mocks/lib/bilingual';
import type { RepositoryReader } from '~mocks/repository/types';
import { panelSettings } from '~mocks/settings/panel-settings';
import type { Terms } from '~mocks/recorded/vocabularies';
import { ownEntry } from '~mocks/lib/own-entry';

interface Row {
  token?: unknown;
  de?: unknown;
  en?: unknown;
}

const prefix = 'portal.vocabularies.';

/** Terms that the institution edits: rows `{token, de, en}` of the portal's settings. */
export function settingsTerms(
  repository: RepositoryReader,
  name: string,
  language: Language,
): Terms | undefined {
  if (!name.startsWith(`${prefix}job_offer_`)) return undefined;
  const rows = ownEntry(panelSettings(repository, 'portal-settings'), name.slice(prefix.length));
  if (!Array.isArray(rows)) return undefined;
  const terms = rows.map((row: Row | null): [string, string] => {
    const token = String(row?.token ?? '');
    return [token, String(row?.[language] || row?.de || token)];
  });
  return new Map(terms.filter(([token]) => token !== ''));
}
