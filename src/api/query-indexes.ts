import type { Language } from '@/lib/language';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import { request } from './client';
import { malformed } from './error';
import { operation } from './search';

interface QueryOperator {
  name: string;
  title: string;
  /** How the CMS calls what its value is entered with; '' for none. */
  widget: string;
}

/** Something that content can be asked for, with the ways to do so in their order. */
export interface QueryIndex {
  name: string;
  title: string;
  group: string;
  operators: readonly QueryOperator[];
  values: readonly { value: string; title: string }[];
  /** Name of the vocabulary that its values come from; '' for none. */
  vocabulary: string;
}

/** All that a query may be made of. */
export interface QueryParts {
  indexes: readonly QueryIndex[];
  /** By what its results can be sorted. */
  orders: readonly { name: string; title: string }[];
}

const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});

function operatorsIn(index: Record<string, unknown>): QueryOperator[] {
  const known = record(index['operators']);
  const order = Array.isArray(index['operations']) ? index['operations'].map(textOf) : Object.keys(known);
  return order.flatMap((name) => {
    const operator = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!isRecord(operator)) return [];
    return [{ name, title: textOf(operator['title']) || name, widget: textOf(operator['widget']) }];
  });
}

function valuesIn(index: Record<string, unknown>): { value: string; title: string }[] {
  return Object.entries(record(index['values'])).map(([value, each]) => ({
    value,
    title: textOf(record(each)['title']) || value,
  }));
}

/** What the values of an index are, by which what is found can be narrowed down. */
export type IndexKind = 'terms' | 'days' | 'truth';

/** The kind of an index by the ways in which it can be asked; undefined where readers can choose nothing of it. */
export function kindOfIndex({ operators }: QueryIndex): IndexKind | undefined {
  const asks = (words: string) => operators.some(({ name }) => name.startsWith(operation + words));
  if (asks('selection.any')) return 'terms';
  if (asks('date.')) return 'days';
  return asks('boolean.isTrue') ? 'truth' : undefined;
}

function indexesIn(indexes: Record<string, unknown>): QueryIndex[] {
  return Object.entries(indexes).flatMap(([name, index]) => {
    const [known] = recordsOf([index]);
    if (known?.['enabled'] !== true) return [];
    return [
      {
        name,
        title: textOf(known['title']) || name,
        group: textOf(known['group']),
        operators: operatorsIn(known),
        values: valuesIn(known),
        vocabulary: textOf(known['vocabulary']),
      },
    ];
  });
}

/** What content may be asked for at a path, and by what it can be sorted; what the CMS has switched off is left out. */
export async function getQueryParts(
  path: string,
  options: { language: Language; signal?: AbortSignal },
): Promise<QueryParts> {
  const answer = await request<unknown>(`${path}/@querystring`, options);
  if (!isRecord(answer) || !isRecord(answer['indexes'])) throw malformed('The answer holds no indexes.');
  const orders = Object.entries(record(answer['sortable_indexes'])).map(([name, index]) => ({
    name,
    title: textOf(record(index)['title']) || name,
  }));
  return { indexes: indexesIn(answer['indexes']), orders };
}

export const getQueryIndexes = async (
  ...asked: Parameters<typeof getQueryParts>
): Promise<readonly QueryIndex[]> => (await getQueryParts(...asked)).indexes;

/** The texts of a criterion's value, which may be one, several, or terms; of a range the first may be empty. */
export function queryTexts(stored: unknown): string[] {
  const values: unknown[] = Array.isArray(stored) ? stored : [stored];
  const texts = values.map((each) => textOf(isRecord(each) ? each['token'] : each));
  return texts.length === 1 && texts[0] === '' ? [] : texts;
}
