import type { SchemaProperty } from '~mocks/recorded/json-schema';
import { vocabularyOf } from '~mocks/content-types/field-kinds';
import { notFound, serverError, unauthorized } from '~mocks/http/failure';
import { jsonResponse } from '~mocks/http/json';
import { inLanguage, withAddresses } from '~mocks/recorded/in-language';
import type { Panel, PanelEntry } from '~mocks/recorded/panels';
import { recordedPanels } from '~mocks/recorded/panels';
import { allOfType } from '~mocks/repository/all-of-type';
import { panelSettings } from '~mocks/settings/panel-settings';
import { siteTitle } from '~mocks/settings/portal-settings';
import { termsOf } from '~mocks/content/vocabularies/terms';
import type { Call } from '../shared/call';
import { importPanel, importPanelEntry, importReport } from './import-report';
import { isWithheld } from './withheld';
import { typePanel } from './type-panel';
import { ownEntry } from '~mocks/lib/own-entry';

const localised = <T>(call: Call, recorded: T): T =>
  withAddresses(inLanguage<T>(recorded, call.language), { site: call.base, context: call.base });

function list(call: Call): PanelEntry[] {
  const entries = localised(call, recordedPanels().list) as readonly PanelEntry[];
  const byName = new Map(entries.map((entry) => [entry['@id'].split('/@controlpanels/')[1] ?? '', entry]));
  const order = inLanguage(recordedPanels().order, call.language) as readonly string[];
  const shown = order
    .filter((name) => !isWithheld(call, call.repository, name))
    .flatMap((name) => byName.get(name) ?? []);
  return [...shown, ...importPanelEntry(call)];
}

/** A term as a form shows it; the bare token where the vocabulary does not have it. */
function term(call: Call, property: SchemaProperty, token: unknown): unknown {
  if (typeof token !== 'string') return token;
  const own = property.choices?.find(([each]) => each === token);
  if (own) return { title: own[1], token };
  const name = vocabularyOf(property);
  const found = name === undefined ? undefined : termsOf(call, name, call.repository.root);
  const title = found?.find((each) => each.token === token)?.title;
  return title === undefined ? token : { title, token };
}

function shownValue(call: Call, property: SchemaProperty, value: unknown): unknown {
  if (property.factory === 'Choice') return term(call, property, value);
  const { items } = property;
  if (items?.factory !== 'Choice' || !Array.isArray(value)) return value;
  return value.map((each) => term(call, items, each));
}

function withData(call: Call, name: string, panel: Panel): Panel {
  if (!panel.schema || !panel.data) return panel;
  const saved: Readonly<Record<string, unknown>> = {
    ...panelSettings(call.repository, name),
    ...(name === 'site' ? { site_title: siteTitle(call.repository) } : {}),
  };
  const entries = Object.entries(panel.schema.properties)
    .filter(([field]) => panel.data && Object.hasOwn(panel.data, field))
    .map(([field, property]) => [field, shownValue(call, property, ownEntry(saved, field) ?? null)] as const);
  return { ...panel, data: Object.fromEntries(entries) };
}

/** One entry for each content type, with the number of items of it. */
function typeEntries(call: Call): unknown[] {
  return call.repository.types.all.map((type) => ({
    '@id': `${call.base}/@controlpanels/dexterity-types/${type.id}`,
    '@type': type.id,
    id: type.id,
    title: type.title[call.language],
    description: type.description[call.language],
    meta_type: 'Dexterity FTI',
    count: allOfType(call.repository, type.id).length,
  }));
}

const isOverseer = (call: Call): boolean =>
  call.repository.can(call.viewer, 'Manage users', call.repository.root);

/** Name of Plone's class for a panel, which its failure shows. */
const className = (name: string): string =>
  `${name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Controlpanel`;

/** One panel with its schema and what is saved. */
function panel(call: Call, name: string): unknown {
  const { panels } = recordedPanels();
  const recorded = Object.hasOwn(panels, name) ? (ownEntry(panels, name) as Panel | undefined) : undefined;
  const report = name === importPanel && call.rest.length === 1 ? importReport(call) : undefined;
  if (!recorded) return report ?? jsonResponse(null, 404);
  if (isWithheld(call, call.repository, name) && name !== 'discussion')
    throw serverError('AttributeError', `'${className(name)}' object has no attribute 'title'`);
  const [, child, ...more] = call.rest;
  const isTypes = name === 'dexterity-types';
  if (child !== undefined && !isTypes) throw notFound(more.length);
  if (child !== undefined) return typePanel(call, child);
  const shown = localised(call, recorded) as Panel;
  return isTypes ? { ...shown, items: typeEntries(call) } : withData(call, name, shown);
}

/** The control panels, or one of them. */
export function controlPanels(call: Call): unknown {
  if (!isOverseer(call)) throw unauthorized();
  const [name] = call.rest;
  return name === undefined ? list(call) : panel(call, name);
}
