import { notFound } from '~mocks/http/failure';
import { emptyResponse } from '~mocks/http/json';
import type { Relation } from '~mocks/repository/relations';
import { allRelations, relationsFrom, relationsTo } from '~mocks/repository/relations';
import type { Item } from '~mocks/repository/types';
import { mayView } from '~mocks/content/perspective';
import { relationSummary } from '~mocks/content/serialize/summary';
import type { Call } from '../shared/call';
import { named } from './named';
import { ownEntry } from '~mocks/lib/own-entry';

/** Content that a parameter names; undefined where it is not given. */
function asked(call: Call, parameter: string): Item | undefined {
  const name = call.parameters.first(parameter);
  if (!name) return undefined;
  const item = named(call.repository, name);
  if (!item || !mayView(call, item)) throw new MissingEnd();
  return item;
}

/** A parameter names what does not exist: 404 without a body. */
class MissingEnd extends Error {}

/** Items that a text or a path finds; undefined where nobody asks for them. */
function found(call: Call, parameter: string): Set<string> | undefined {
  const query = call.parameters.first(parameter);
  if (!query) return undefined;
  // A path without the site's own name finds nothing, as it does in Plone.
  const isPath = query.startsWith('/');
  const search = {
    criteria: [],
    includeInactive: false,
    start: 0,
    size: Number.MAX_SAFE_INTEGER,
    ...(isPath ? { paths: [{ path: query.replace(/^\/Plone(?=\/|$)/, ''), depth: -1 }] } : { text: query }),
  };
  if (isPath && !/^\/Plone(?:\/|$)/.test(query)) return new Set();
  return new Set(call.repository.search(search, call.viewer).items.map(({ uid }) => uid));
}

function counts(relations: readonly Relation[]): Record<string, number> {
  const numbers: Record<string, number> = {};
  for (const { name } of relations) numbers[name] = (ownEntry(numbers, name) ?? 0) + 1;
  return numbers;
}

const isShown = (call: Call, { source, target }: Relation): boolean =>
  mayView(call, source) && mayView(call, target);

/** A relation whose target is gone is dropped with it, so that none is ever broken here. */
function statistics(call: Call): unknown {
  const shown = allRelations(call.repository).filter((each) => isShown(call, each));
  return { '@id': `${call.base}/@relations`, stats: counts(shown), broken: {} };
}

function matching(call: Call): Relation[] {
  const { repository, parameters } = call;
  const [source, target] = [asked(call, 'source'), asked(call, 'target')];
  const name = parameters.first('relation');
  const limit = parameters.bareInteger('max', 0);
  const [sources, targets] = [found(call, 'query_source'), found(call, 'query_target')];
  const all = source
    ? relationsFrom(repository, source)
    : target
      ? relationsTo(repository, target)
      : allRelations(repository);
  const wanted = all.filter(
    (each) =>
      (!name || each.name === name) &&
      (!target || each.target.uid === target.uid) &&
      (!sources || sources.has(each.source.uid)) &&
      (!targets || targets.has(each.target.uid)) &&
      isShown(call, each),
  );
  return limit > 0 ? wanted.slice(0, limit) : wanted;
}

function relationsAsked(call: Call): unknown {
  const { parameters } = call;
  if (parameters.first('onlyBroken')) return undefined;
  const name = parameters.first('relation');
  if (!name && !parameters.first('source') && !parameters.first('target')) return statistics(call);
  const relations: Record<string, { items: unknown[]; items_total: number }> = {};
  for (const each of matching(call)) {
    const group = ownEntry(relations, each.name) ?? { items: [], items_total: 0 };
    relations[each.name] = group;
    const ends = [relationSummary(call, each.source), relationSummary(call, each.target)];
    group.items.push({ source: ends[0], target: ends[1] });
    group.items_total += 1;
  }
  const id = `${call.base}/@relations${call.url.search}`;
  if (!name) return { '@id': id, relations };
  const group = ownEntry(relations, name) ?? { items: [], items_total: 0 };
  const asked = { ...group, readonly: false, staticCatalogVocabularyQuery: null };
  return { '@id': id, relations: { ...relations, [name]: asked } };
}

/** Relations by name, between the ends that the parameters name; without parameters how many there are of each name. */
export function listRelations(call: Call): unknown {
  if (call.rest.length > 0) throw notFound();
  try {
    return relationsAsked(call);
  } catch (error) {
    if (error instanceof MissingEnd) return emptyResponse(404);
    throw error;
  }
}
