import { pythonType } from '~mocks/lib/python-type';
import { resolveNamed } from '~mocks/content/deserialize/resolve';
import type { Pasted } from '~mocks/content/editing/paste';
import { copyInto, moveInto } from '~mocks/content/editing/paste';
import { mayOwnTree } from '~mocks/content/editing/restricted-content';
import { readJson } from '~mocks/http/body';
import { badRequest, notFound, serverError } from '~mocks/http/failure';
import { jsonResponse } from '~mocks/http/json';
import { lockOf } from '~mocks/content/editing/locks';
import type { Item, RepositoryReader } from '~mocks/repository/types';
import { urlOfPath } from '~mocks/content/perspective';
import type { Call, Service } from '../shared/call';
import { presentItem } from '~mocks/content/editing/present-item';
import { resourceLocked } from './remove';

function namesIn(source: unknown): string[] {
  const isNothing = !source || (Array.isArray(source) && source.length === 0);
  if (isNothing) throw badRequest("Property 'source' is required");
  const names: unknown[] = Array.isArray(source) ? source : [source];
  return names.map((name) => {
    if (typeof name === 'string') return name;
    throw serverError('AttributeError', `'${pythonType(name)}' object has no attribute 'startswith'`);
  });
}

/** What the caller may see of the named content, in groups by container; the rest is skipped silently. */
function sourcesOf(reader: RepositoryReader, call: Call, names: readonly string[]): Item[] {
  const groups = new Map<string | null, Item[]>();
  for (const name of names) {
    const { item } = resolveNamed({ ...call, reader }, name);
    if (!item) continue;
    const group = groups.get(item.parent);
    if (group) group.push(item);
    else groups.set(item.parent, [item]);
  }
  return [...groups.values()].flat();
}

const mayTakeAway = (reader: RepositoryReader, call: Call, item: Item): boolean => {
  const container = reader.parentOf(item);
  const may = (each: Item): boolean => reader.can(call.viewer, 'Delete objects', each);
  return may(item) || (container !== undefined && may(container));
};

interface Done {
  status: 200;
  pasted: Pasted[];
  /** Address of each source before anything moved. */
  sources: string[];
}

type Outcome = Done | { status: 401 | 403 };

/** A refusal that has no words: the body is `null`. */
const refusal = ({ viewer }: Call): Outcome => ({ status: viewer.id === null ? 401 : 403 });

async function paste(call: Call, isMove: boolean): Promise<Response> {
  if (!call.repository.types.of(call.item.type).folderish) throw notFound();
  const mayAdd = (reader: RepositoryReader): boolean =>
    reader.can(call.viewer, 'Add portal content', call.item);
  if (!mayAdd(call.repository)) return jsonResponse(null, refusal(call).status);
  const names = namesIn((await readJson(call.request)).source);
  const outcome = await call.write((transaction, reader): Outcome => {
    const container = presentItem(reader, call.item);
    if (!mayAdd(reader)) return refusal(call);
    const sources = sourcesOf(reader, call, names);
    const before = sources.map((each) => urlOfPath(call, reader.pathOf(each)));
    const isSeen = (each: Item): boolean => reader.can(call.viewer, 'View', each);
    const goesAlong = isMove ? undefined : isSeen;
    if (!sources.every((each) => mayOwnTree(reader, call.viewer, each, goesAlong))) return refusal(call);
    if (!isMove) {
      const pasted = copyInto(call, transaction, reader, container, sources);
      return { status: 200, pasted, sources: before };
    }
    if (!sources.every((each) => mayTakeAway(reader, call, each))) return { status: 403 };
    const locked = sources.find((each) => lockOf({ repository: reader, now: call.now }, each));
    if (locked) throw resourceLocked(`Object "${locked.id}" is locked`);
    return { status: 200, pasted: moveInto(call, transaction, reader, container, sources), sources: before };
  });
  if (outcome.status !== 200) return jsonResponse(null, outcome.status);
  const { repository } = call;
  return jsonResponse(
    outcome.pasted.map(({ id }, at) => ({
      source: outcome.sources[at],
      target: urlOfPath(call, `${repository.pathOf(call.item)}/${id}`),
    })),
  );
}

export const copyService: Service = { name: '@copy', post: (call) => paste(call, false) };

export const moveService: Service = { name: '@move', post: (call) => paste(call, true) };
