import type { SchemaProperty } from '~mocks/recorded/json-schema';
import type { Language } from '~mocks/lib/bilingual';
import { inLanguage } from '~mocks/recorded/in-language';
import type { Panel } from '~mocks/recorded/panels';
import { recordedPanels } from '~mocks/recorded/panels';
import type { RepositoryReader } from '~mocks/repository/types';
import { panelSettings } from './panel-settings';
import { siteTitle } from './portal-settings';
import { ownEntry } from '~mocks/lib/own-entry';

/** One record of Plone's registry: a field of a control panel under its full name. */
export interface RegistryRecord {
  name: string;
  panel: string;
  field: string;
  property: SchemaProperty;
  isRequired: boolean;
}

/** What stands before the names of a panel's fields; panels that the registry does not keep are missing. */
const prefixes: Readonly<Record<string, string>> = {
  'date-and-time': 'plone',
  discussion: 'plone.app.discussion.interfaces.IDiscussionSettings',
  editing: 'plone',
  imaging: 'plone',
  language: 'plone',
  mail: 'plone',
  markup: 'plone',
  navigation: 'plone',
  'portal-settings': 'researchportal',
  search: 'plone',
  security: 'plone',
  site: 'plone',
  socialmedia: 'plone',
  usergroup: 'plone',
  'volto-settings': 'volto',
};

function recordsOf(panel: string, prefix: string, language: Language): RegistryRecord[] {
  const recorded = ownEntry(recordedPanels().panels, panel);
  const { schema, data = {} } = recorded ? (inLanguage(recorded, language) as Panel) : {};
  return Object.entries(schema?.properties ?? {})
    .filter(([field]) => Object.hasOwn(data, field))
    .map(([field, property]) => ({
      name: `${prefix}.${field}`,
      panel,
      field,
      property,
      isRequired: schema?.required.includes(field) ?? false,
    }));
}

/** Every record by its name, in alphabetical order. */
export function registryRecords(language: Language): ReadonlyMap<string, RegistryRecord> {
  const all = Object.entries(prefixes).flatMap(([panel, prefix]) => recordsOf(panel, prefix, language));
  return new Map(all.sort((a, b) => (a.name < b.name ? -1 : 1)).map((each) => [each.name, each]));
}

export function registryValue(repository: RepositoryReader, { panel, field }: RegistryRecord): unknown {
  if (panel === 'site' && field === 'site_title') return siteTitle(repository);
  return ownEntry(panelSettings(repository, panel), field) ?? null;
}
