import type { Language } from '@/lib/language';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import { request } from './client';
import { malformed } from './error';

export interface PanelSummary {
  name: string;
  title: string;
  group: string;
}

export interface PanelField {
  name: string;
  title: string;
  description: string;
  /** On or off, else in words: '' where nothing is set. */
  value: boolean | string;
}

export interface Panel {
  title: string;
  fields: PanelField[];
}

/** A value in words; terms by their titles, lists with commas. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).filter(Boolean).join(', ');
  if (isRecord(value)) return textOf(value['title']) || textOf(value['token']) || JSON.stringify(value);
  return textOf(value);
}

const valueOf = (value: unknown): boolean | string => (typeof value === 'boolean' ? value : wordsOf(value));

interface Reading {
  language: Language;
  signal: AbortSignal;
}

/** The panels of the site's setup; throws ApiError 401 for those who may not see them. */
export async function getControlPanels(options: Reading): Promise<PanelSummary[]> {
  const answer = await request<unknown>('/@controlpanels', options);
  if (!Array.isArray(answer)) throw malformed('The answer is no list of control panels.');
  return recordsOf(answer).flatMap((panel) => {
    const name = textOf(panel['@id']).split('/').at(-1) ?? '';
    return name === ''
      ? []
      : [{ name, title: textOf(panel['title']) || name, group: textOf(panel['group']) }];
  });
}

/** A panel with its present values, or with the items that it lists. */
export async function getControlPanel(name: string, options: Reading): Promise<Panel> {
  const answer = await request<unknown>(`/@controlpanels/${encodeURIComponent(name)}`, options);
  if (!isRecord(answer)) throw malformed('The answer is no control panel.');
  const { schema, data, items } = answer;
  const properties = isRecord(schema) && isRecord(schema['properties']) ? schema['properties'] : {};
  const values = isRecord(data) ? data : {};
  const listed = recordsOf([items].flat(2)).map((item) => ({
    name: textOf(item['id']) || textOf(item['@id']),
    title: textOf(item['title']),
    description: '',
    value: textOf(item['description']),
  }));
  const fields = Object.entries(properties).map(([field, property]) => ({
    name: field,
    title: isRecord(property) ? textOf(property['title']) || field : field,
    description: isRecord(property) ? textOf(property['description']) : '',
    value: valueOf(values[field]),
  }));
  return { title: textOf(answer['title']) || name, fields: [...fields, ...listed] };
}
