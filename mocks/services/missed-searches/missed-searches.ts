import { readJson } from '~mocks/http/body';
import { badRequest, unauthorized } from '~mocks/http/failure';
import { emptyResponse, jsonResponse } from '~mocks/http/json';
import type { RepositoryReader, Transaction } from '~mocks/repository/types';
import type { Call, Service } from '../shared/call';

/** How often, and on which day last. */
interface Missed {
  count: number;
  last: string;
}

/** What one day has counted, of all words and of such as were new. */
interface Day {
  day: string;
  counted: number;
  made: number;
}

const longest = 100;
const mostParts = 8;
/** A telephone number has more digits than these; a year or a paragraph has fewer. */
const mostDigits = 6;
const mostKept = 1000;
const mostADay = 1000;
const mostNewADay = 200;
const daysKept = 90;

/** Words are never empty, so that the day's own record takes no word's place. */
const dayKey = '';

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Words as they are counted; undefined for what is none, too long, or may tell of a person. */
function countedWords(given: string): string | undefined {
  const words = given
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
  const digits = words.match(/\p{Nd}/gu)?.length ?? 0;
  const isKept =
    /\p{L}/u.test(words) &&
    [...words].length >= 2 &&
    [...words].length <= longest &&
    words.split(' ').length <= mostParts &&
    digits <= mostDigits &&
    !words.includes('@');
  return isKept ? words : undefined;
}

const keptIn = (reader: RepositoryReader, now: number): [string, Missed][] => {
  const first = dayOf(now - daysKept * 24 * 60 * 60 * 1000);
  return reader
    .records<Missed>('missed-searches')
    .filter(([words, { last }]) => words !== dayKey && last >= first);
};

/** The rarest goes first, and of these the oldest. */
const byWeight = ([, one]: [string, Missed], [, other]: [string, Missed]): number =>
  one.count - other.count || (one.last < other.last ? -1 : Number(one.last > other.last));

function makeRoom(transaction: Transaction, reader: RepositoryReader, now: number): void {
  const kept = keptIn(reader, now).sort(byWeight);
  const stays = new Set(kept.slice(Math.max(0, kept.length - mostKept + 1)).map(([words]) => words));
  for (const [words] of reader.records('missed-searches'))
    if (words !== dayKey && !stays.has(words)) transaction.setRecord('missed-searches', words, null);
}

async function post(call: Call): Promise<Response> {
  call.limits.count('@missed-searches', call.address, call.now);
  const { words: given } = await readJson(call.request);
  if (typeof given !== 'string') throw badRequest('Words are missing.');
  const words = call.viewer.id === null ? countedWords(given) : undefined;
  if (words === undefined) return emptyResponse();
  const day = dayOf(call.now);
  await call.write((transaction, reader) => {
    const before = reader.record<Day>('missed-searches', dayKey);
    const today = before?.day === day ? before : { day, counted: 0, made: 0 };
    const known = new Map(keptIn(reader, call.now)).get(words);
    const isFull = today.counted >= mostADay || (!known && today.made >= mostNewADay);
    if (isFull) return;
    if (!known) makeRoom(transaction, reader, call.now);
    transaction.setRecord('missed-searches', words, { count: (known?.count ?? 0) + 1, last: day });
    transaction.setRecord('missed-searches', dayKey, {
      day,
      counted: today.counted + 1,
      made: today.made + (known ? 0 : 1),
    });
  });
  return emptyResponse();
}

function get(call: Call): Response {
  const { repository, viewer, base } = call;
  if (!repository.can(viewer, 'Manage users', repository.root)) throw unauthorized();
  const items = keptIn(repository, call.now)
    .sort(byWeight)
    .reverse()
    .map(([words, missed]) => ({ words, ...missed }));
  const body = { '@id': `${base}/@missed-searches`, items, items_total: items.length };
  return jsonResponse(body, 200, { 'Cache-Control': 'private, no-store' });
}

/** What visitors looked for and did not find: words alone, and nothing of who looked for them. */
export const missedSearchesService: Service = { name: '@missed-searches', get, post, rootOnly: true };
