import { parseDate } from '~mocks/content/deserialize/dates';
import { belowSite } from './alias-paths';
import { batchingLinks, checkBatch } from '~mocks/http/batching';
import { badRequest } from '~mocks/http/failure';
import type { Alias, Item } from '~mocks/repository/types';
import { isoInstant } from '~mocks/content/serialize/dates';
import { urlOf } from '~mocks/content/perspective';
import type { Call } from '../shared/call';
import { withoutEnds } from '~mocks/lib/ends';
import { ownEntry } from '~mocks/lib/own-entry';

export type Entry = Alias & { path: string };

/** A target elsewhere is listed behind a slash. */
const listedTarget = (to: string): string => (to.startsWith('/') ? to : `/${to}`);

/** With its zone where it has one, as it was written where it has none. */
const writtenTime = (time: string): string =>
  /(?:Z|[+-]\d\d:?\d\d)$/.test(time) ? isoInstant(time) : time.replace(/\.\d+$/, '');

function wordOf({ path, to, time, manual }: Entry): Record<string, unknown> {
  return {
    path,
    'redirect-to': listedTarget(to),
    datetime: time === null ? null : writtenTime(time),
    manual,
  };
}

export function entriesOf(call: Call, item: Item): Entry[] {
  const { repository } = call;
  const isRoot = item.parent === null;
  const paths = isRoot
    ? repository.redirects().map(([from]) => from)
    : repository.aliasesOf(repository.pathOf(item));
  const entries = paths.flatMap((path) => {
    const alias = repository.aliasAt(path);
    return alias ? [{ ...alias, path }] : [];
  });
  return entries.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const words: Readonly<Record<string, boolean>> = {
  ...Object.fromEntries(
    ['1', 'y', 'yes', 't', 'true', 'active', 'enabled', 'on'].map((word) => [word, true]),
  ),
  ...Object.fromEntries(
    ['0', 'n', 'no', 'f', 'false', 'inactive', 'disabled', 'off'].map((word) => [word, false]),
  ),
};

function manualAsked(call: Call): boolean | undefined {
  const word = call.parameters.first('manual');
  if (word === undefined || word === '') return undefined;
  const value = ownEntry(words, word.toLowerCase());
  if (value === undefined) throw badRequest(`Could not parse value '${word}' as boolean`);
  return value;
}

function dayAsked(call: Call, name: string): number | undefined {
  const text = call.parameters.first(name);
  if (!text) return undefined;
  const time = parseDate(text);
  if (Number.isNaN(time)) throw badRequest(text);
  return time;
}

/** Parameters are held against the list of the whole site and that of one content alike. */
function isAsked(call: Call): (entry: Entry) => boolean {
  const { parameters } = call;
  const query = parameters.first('query') ?? parameters.first('q');
  const manual = manualAsked(call);
  const [start, end] = [dayAsked(call, 'start'), dayAsked(call, 'end')];
  const prefix = query?.startsWith('/') ? `/${withoutEnds(belowSite(query))}` : undefined;
  return ({ path, time, manual: isManual }) => {
    if (query && prefix === undefined) return false;
    if (prefix !== undefined && prefix !== '/' && !path.startsWith(prefix)) return false;
    if (manual !== undefined && manual !== isManual) return false;
    const made = time === null ? NaN : parseDate(time.replace(/Z$/, '+00:00'));
    if (Number.isNaN(made)) return true;
    return (start === undefined || made >= start) && (end === undefined || made < end);
  };
}

/** A number of the batch. The form of one content sends its fields along when they are empty, too. */
function batchNumber({ parameters }: Call, item: Item, name: string, fallback: number): number {
  const isEmpty = item.parent !== null && parameters.first(name) === '';
  return isEmpty ? fallback : parameters.integer(name, fallback);
}

/** Old paths of an item, or those of the whole site. */
export function aliasList(call: Call, item: Item): Record<string, unknown> {
  const found = entriesOf(call, item).filter(isAsked(call));
  const size = batchNumber(call, item, 'b_size', 25);
  const batch = { start: Math.max(0, batchNumber(call, item, 'b_start', 0)), size };
  const shown = found.slice(batch.start, batch.start + size);
  checkBatch(shown);
  const links = batchingLinks(call.url, batch, found.length);
  return {
    '@id': `${urlOf(call, item)}/@aliases`,
    items: shown.map(wordOf),
    items_total: found.length,
    ...(links ? { links } : {}),
  };
}
