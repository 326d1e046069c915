import type { Language } from '@/lib/language';
import { parentOf } from '@/lib/path-parts';
import { isRecord, textOf } from '@/lib/text';
import { withoutEndSlashes } from '@/lib/slashes';
import { record, records, text } from '@/lib/shape';
import { getAddableTypes } from './editing';
import { deleteContent, unlessGone } from './organising';
import { getLinksTo } from './relations';
import { requestWrite } from './repeated';
import { catalogSearch } from './search';
import { flatten } from './urls';
import { getWorkflow, postTransition } from './workflow';

interface Call {
  language: Language;
}

/** More than that nobody uploads for one page. */
const mostHeld = 500;
/** What may hold files, in the order in which it is wished for. */
const folderTypes = ['Folder', 'Document'];
/** Transitions of Plone's workflows after which visitors see nothing, where content does not begin so. */
const hidingTransitions: ReadonlySet<string> = new Set(['hide', 'make_private', 'retract', 'reject']);

const pathOf = (address: string): string => withoutEndSlashes(flatten(address));

const madeShape = record({ '@id': text(), review_state: text() });

/** Takes a folder out of visitors' sight, where its workflow knows a way. */
async function hide(path: string, call: Call): Promise<void> {
  const { transitions } = await getWorkflow(path, call);
  const hiding = transitions.find(({ '@id': id }) => hidingTransitions.has(id.split('/').at(-1) ?? ''));
  if (hiding) await postTransition(path, hiding['@id'], call);
}

/**
 * Makes a folder that visitors do not see, for files of a page which is not there yet; undefined where none may be made.
 * Pictures have no workflow of their own, so they are as private as the folder.
 */
export const postHolder = (folder: string, title: string, call: Call): Promise<string | undefined> =>
  postHidden(folder, { title }, call);

/** Makes a folder that visitors do not see; undefined where none may be made. */
export async function postHidden(
  folder: string,
  fields: { title: string; id?: string },
  call: Call,
): Promise<string | undefined> {
  const addable = new Set((await getAddableTypes(folder, call)).map(({ id }) => id));
  const type = folderTypes.find((each) => addable.has(each));
  if (type === undefined) return undefined;
  const body = { '@type': type, ...fields, exclude_from_nav: true };
  const answer = await requestWrite<unknown>(folder || '/', { ...call, method: 'POST', body });
  const made = madeShape.read(answer);
  const path = pathOf(made['@id']);
  if (isRecord(answer) && answer['is_folderish'] === false) {
    await deleteContent(path, { ...call, isForGood: true });
    return undefined;
  }
  if (made.review_state !== '' && made.review_state !== 'private') await hide(path, call);
  return path;
}

export interface Held {
  /** Paths of what a person has put into a folder. */
  own: string[];
  /** Whether somebody else has put something there too. */
  hasMore: boolean;
}

/** What lies in a folder; undefined where somebody has removed it. */
export async function getHeld(folder: string, person: string, call: Call): Promise<Held | undefined> {
  const query = { 'path.depth': 1, metadata_fields: ['Creator'], b_size: mostHeld };
  const found = await unlessGone(catalogSearch(folder, query, call));
  if (!found) return undefined;
  const { items, items_total: total } = found;
  const own = items.filter((item) => isRecord(item) && textOf(item['Creator']) === person);
  return { own: own.map((item) => pathOf(item['@id'])), hasMore: total > own.length };
}

const movedShape = records({ source: text(), target: text() });

/** Moves content into a folder; gives what the paths have become. */
export async function moveAll(
  sources: readonly string[],
  target: string,
  call: Call,
): Promise<Map<string, string>> {
  const changes = [target || '/', ...new Set(sources.map((path) => parentOf(path) || '/'))];
  const answer = await requestWrite<unknown>(`${target}/@move`, {
    ...call,
    method: 'POST',
    body: { source: sources },
    changes,
  });
  return new Map(movedShape.read(answer).map(({ source, target: to }) => [pathOf(source), pathOf(to)]));
}

/** Whether content links or refers to something; true also where nobody may be told. */
export async function isUsed(path: string, call: Call): Promise<boolean> {
  const { groups, integrity } = await getLinksTo(path, { ...call, signal: new AbortController().signal });
  return groups.length > 0 || integrity === null || integrity.withheld > 0;
}
