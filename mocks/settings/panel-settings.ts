import { freshSettings } from '~mocks/recorded/panels';
import type { RepositoryReader } from '~mocks/repository/types';
import { ownEntry } from '~mocks/lib/own-entry';

type PanelData = Readonly<Record<string, unknown>>;

/** Where this server starts with other settings than a fresh Plone, which can send no mail yet. */
const ownDefaults: Readonly<Record<string, PanelData>> = {
  mail: { email_from_name: 'Portal', email_from_address: 'portal@immerlund.example' },
};

/**
 * Saved settings of a control panel over its defaults. They are kept in the table `settings` under the panel's id, in
 * the form in which a client saves them: choices by their tokens.
 */
export function panelSettings(repository: RepositoryReader, panel: string): PanelData {
  return {
    ...freshSettings(panel),
    ...ownEntry(ownDefaults, panel),
    ...repository.setting<PanelData>(panel),
  };
}

export const booleanSetting = (repository: RepositoryReader, panel: string, name: string): boolean =>
  panelSettings(repository, panel)[name] === true;

export function textSetting(repository: RepositoryReader, panel: string, name: string): string {
  const value = panelSettings(repository, panel)[name];
  return typeof value === 'string' ? value : '';
}
