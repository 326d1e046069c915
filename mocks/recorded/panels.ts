import type { SchemaProperty } from './json-schema';
import text from './control-panels.json?raw';
import type { Recorded } from './in-language';
import { recording } from './recording';
import { ownEntry } from '~mocks/lib/own-entry';

/** What a form shows: fields in groups. */
export interface FormSchema {
  type: 'object';
  properties: Readonly<Record<string, SchemaProperty>>;
  required: readonly string[];
  fieldsets: readonly { id: string; title: string; behavior: string; fields: readonly string[] }[];
}

/** A control panel; those with `items` have neither schema nor data. */
export interface Panel {
  '@id': string;
  title: string;
  group: string;
  schema?: FormSchema;
  data?: Readonly<Record<string, unknown>>;
  items?: readonly unknown[];
}

export interface PanelEntry {
  '@id': string;
  title: string;
  group: string;
  searchable_text: readonly unknown[];
}

interface RecordedPanels {
  list: Recorded<readonly PanelEntry[]>;
  /** Names of the panels as they are listed, which follows the language. */
  order: Recorded<readonly string[]>;
  panels: Readonly<Record<string, Recorded<Panel>>>;
  withheldFromSiteAdministrators: readonly string[];
  /** The form of every content type's own panel. */
  typePanel: Recorded<{ group: string; schema: FormSchema }>;
}

export const recordedPanels = recording<RecordedPanels>(text);

const isTerm = (value: unknown): value is { token: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  'token' in value &&
  'title' in value &&
  Object.keys(value).length === 2;

/** A value of a panel as a client saves it: terms by their tokens. */
export function tokensOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(tokensOf);
  return isTerm(value) ? value.token : value;
}

const savedForms = new Map<string, Readonly<Record<string, unknown>>>();

/** What a fresh site has in a panel, as if a client had saved it. */
export function freshSettings(panel: string): Readonly<Record<string, unknown>> {
  const cached = savedForms.get(panel);
  if (cached) return cached;
  const recorded = ownEntry(recordedPanels().panels, panel) as Panel | undefined;
  const entries = Object.entries(recorded?.data ?? {}).map(
    ([name, value]) => [name, tokensOf(value)] as const,
  );
  const found = Object.fromEntries(entries);
  savedForms.set(panel, found);
  return found;
}
