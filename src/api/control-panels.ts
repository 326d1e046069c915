import type { Language } from '@/lib/language';
import { list, record, records, stored, text } from '@/lib/shape';
import { isRecord } from '@/lib/text';
import { request } from './client';
import { malformed } from './error';
import { withPictures, writtenPictures } from './panel-pictures';
import { requestWrite } from './repeated';

export interface PanelSummary {
  name: string;
  title: string;
  group: string;
  /** What a search for a setting may find it by: the titles of its fields. */
  words: readonly string[];
}

export interface Panel {
  title: string;
  description: string;
  /** The JSON schema of its form; null where it has none. */
  schema: Readonly<Record<string, unknown>> | null;
  data: Readonly<Record<string, unknown>>;
  /** What a panel without a form of its own lists, as the CMS sends it, for screens that know more of it. */
  items: readonly unknown[];
}

export interface PanelItem {
  title: string;
  /** Plain text, perhaps of several lines. */
  description: string;
}

interface Call {
  language: Language;
  signal?: AbortSignal;
}

const summaryShape = records({
  '@id': text(),
  title: text(),
  group: text(),
  searchable_text: list(text()),
});

/** The panels of the site's setup; throws ApiError 401 for those who may not see them. */
export async function getControlPanels(call: Call): Promise<PanelSummary[]> {
  const answer = await request<unknown>('/@controlpanels', call);
  if (!Array.isArray(answer)) throw malformed('The answer is no list of control panels.');
  return summaryShape.read(answer).flatMap(({ '@id': address, title, group, searchable_text: words }) => {
    const name = address.split('/').at(-1) ?? '';
    const own = words.filter((word) => word !== '' && word !== title && word !== group);
    return name === '' ? [] : [{ name, title: title || name, group, words: own }];
  });
}

const panelPath = (name: string) =>
  `/@controlpanels/${name
    .split('/')
    .map((part) => encodeURIComponent(part))
    .join('/')}`;

const panelShape = record({
  title: text(),
  description: text(),
  schema: stored(),
  data: stored(),
  items: list(stored()),
});

const itemShape = records({ title: text(), description: text() });

/** What a panel lists, in words; what has no title is left out. */
export const panelItemsOf = ({ items }: Panel): PanelItem[] =>
  itemShape.read(items).filter(({ title }) => title !== '');

/** A panel with what is set in it; `name` may name a part of it, as `dexterity-types/Document`. */
export async function getControlPanel(name: string, call: Call): Promise<Panel> {
  const answer = await request<unknown>(panelPath(name), call);
  if (!isRecord(answer)) throw malformed('The answer is no control panel.');
  const { title, description, schema, data, items } = panelShape.read(answer);
  return withPictures(name, {
    title: title || name,
    description,
    schema: isRecord(schema) ? schema : null,
    data: isRecord(data) ? data : {},
    items: items.flat(),
  });
}

/** Changes some settings of a panel; every page may look otherwise then. */
export async function patchControlPanel(
  name: string,
  changes: Readonly<Record<string, unknown>>,
  call: Call,
): Promise<void> {
  const body = writtenPictures(name, changes);
  await requestWrite<unknown>(panelPath(name), { ...call, method: 'PATCH', body, changes: ['/'] });
}
