import { readInteger } from '~mocks/http/python-int';
import { pythonRepr } from '~mocks/lib/python-repr';
import { withoutDefaults } from '~mocks/content/editing/update';
import { readJson } from '~mocks/http/body';
import { keyError, notFound, serverError, unauthorized } from '~mocks/http/failure';
import { actionName, historyTexts, revertedTo } from './words';
import { stateTitles, transitionTitle } from '~mocks/content/serialize/state-titles';
import type { Item, RepositoryReader, Transaction, WorkflowEntry } from '~mocks/repository/types';
import type { Version } from '~mocks/repository/versions';
import { saveVersion, versionsOf } from '~mocks/repository/versions';
import { defaultLanguage } from '~mocks/settings/languages';
import { isoInstant } from '~mocks/content/serialize/dates';
import { textOf, urlOf, urlOfPath } from '~mocks/content/perspective';
import type { Call, Service } from '../shared/call';
import { fullContent } from '../shared/full-content';

function actor(call: Call, id: string): unknown {
  const user = call.repository.user(id);
  const fullname = user && !user.root ? user.fullname : id;
  return { '@id': urlOfPath(call, `/@users/${id}`), id, fullname, username: null };
}

function versionEntry(call: Call, version: Version, number: number): Record<string, unknown> {
  const title = historyTexts.edited[call.language];
  const { en, de } = historyTexts.initialVersion;
  return {
    '@id': `${urlOf(call, call.item)}/@history/${number}`,
    type: 'versioning',
    version: number,
    may_revert: call.repository.can(call.viewer, 'Revert content', call.item),
    action: title,
    transition_title: title,
    actor: actor(call, version.actor),
    comments: version.comment === en && call.language === 'de' ? de : version.comment,
    time: isoInstant(version.time),
  };
}

function workflowEntry(call: Call, entry: WorkflowEntry): Record<string, unknown> {
  const { language } = call;
  const create = historyTexts.create[language];
  const state = Object.entries(stateTitles).find(([id]) => id === entry.review_state)?.[1];
  return {
    type: 'workflow',
    action: entry.action === null ? create : actionName(entry.action)[language],
    transition_title: entry.action === null ? create : transitionTitle(entry.action)[language],
    review_state: entry.review_state,
    state_title: state?.[language] ?? entry.review_state,
    actor: actor(call, entry.actor),
    comments: entry.comments,
    time: isoInstant(entry.time),
  };
}

/** Versions and steps of the workflow, newest first. At one instant content is created, saved, then moved on. */
function history(call: Call): unknown[] {
  const { repository, viewer, item } = call;
  const can = (permission: Parameters<typeof repository.can>[1]) => repository.can(viewer, permission, item);
  const mayReadWorkflow = can('Request review') || can('Review portal content');
  const versions = repository.types.isVersioned(item.type) ? versionsOf(repository, item.uid) : [];
  const steps = mayReadWorkflow ? item.workflowHistory : [];
  return [
    ...versions.map((version, number) => ({
      time: Date.parse(version.time),
      rank: 1,
      order: number,
      told: versionEntry(call, version, number),
    })),
    ...steps.map((entry, order) => ({
      time: Date.parse(entry.time),
      rank: entry.action === null ? 0 : 2,
      order,
      told: workflowEntry(call, entry),
    })),
  ]
    .sort((a, b) => b.time - a.time || b.rank - a.rank || b.order - a.order)
    .map(({ told }) => told);
}

const noVersion = (item: Item, version: string) =>
  serverError(
    'ArchivistRetrieveError',
    `Retrieving of '<${item.type} at ${item.id}>' failed. Version '${version}' does not exist. `,
  );

/** As Python's `int` reads it: numbers without what is behind the point, texts of whole numbers. */
function wholeNumber(asked: unknown): number {
  const number = readInteger(asked) ?? readInteger(String(asked));
  if (number !== undefined) return number;
  throw serverError('ValueError', `invalid literal for int() with base 10: '${String(asked)}'`);
}

/** The version that a number, or its text, names; below zero stands for the newest one. */
function findVersion(reader: RepositoryReader, item: Item, asked: unknown): Version {
  const number = wholeNumber(asked);
  const known = reader.types.isVersioned(item.type) ? versionsOf(reader, item.uid) : [];
  const version = known.at(number < 0 ? -1 : number);
  if (!version) throw noVersion(item, String(asked));
  return version;
}

/** Content as it was: its fields, name and dates of that time; state, children and place of today. */
export function formerContent(call: Call, asked: string): unknown {
  const { item } = call;
  if (item.parent === null) return {};
  const former = findVersion(call.repository, item, asked).item;
  const shown: Item = {
    ...former,
    parent: item.parent,
    state: item.state,
    localRoles: item.localRoles,
    workflowHistory: item.workflowHistory,
    language: asked === '0' ? '' : former.language,
  };
  const content = fullContent(call, item, { includeItems: true });
  return {
    ...content,
    ...fullContent(call, shown, { includeItems: false }),
    '@components': content['@components'],
    lock: content.lock,
    version: asked,
  };
}

function get(call: Call): unknown {
  const { repository, viewer, item, rest } = call;
  if (!repository.can(viewer, 'Access previous versions', item)) throw unauthorized();
  const asked = rest.at(-1);
  if (asked === undefined) return history(call);
  return asked === 'current' ? fullContent(call, item, { includeItems: true }) : formerContent(call, asked);
}

/** What every item has stored from its first day on, though empty. */
const storedEmpty = { description: '', allow_discussion: null };

/** Today's item with what it had then. What had no value of its own then keeps the one of today. */
function reverted(item: Item, { item: former }: Version, now: number): Item {
  const known = { ...storedEmpty, ...former.fields };
  const restored = Object.entries(known).filter(
    ([name]) => Object.hasOwn(item.fields, name) && !former.defaulted?.includes(name),
  );
  return {
    ...item,
    ...(former.layout === undefined ? {} : { layout: former.layout }),
    creators: former.creators,
    modified: new Date(now).toISOString(),
    fields: { ...item.fields, ...Object.fromEntries(restored) },
    ...withoutDefaults(
      item,
      restored.map(([name]) => name),
    ),
  };
}

async function revert(call: Call): Promise<unknown> {
  if (call.rest.length > 0) throw notFound();
  const body = await readJson(call.request);
  return call.write((transaction: Transaction, reader) => {
    const item = reader.byUid(call.item.uid);
    if (!item) throw notFound();
    if (!reader.can(call.viewer, 'Revert content', item)) throw unauthorized();
    if (!('version' in body)) throw keyError('version');
    const asked = body.version ?? -1;
    const next = reverted(item, findVersion(reader, item, asked), call.now);
    const told = typeof body.version === 'string' ? body.version : pythonRepr(body.version);
    const comment = revertedTo(told)[defaultLanguage(reader)];
    saveVersion(transaction, reader, next, { actor: call.viewer.id ?? '', comment, now: call.now });
    transaction.put(next);
    return { message: `${textOf(next, 'title') || next.id} has been reverted to revision ${told}.` };
  });
}

export const historyService: Service = { name: '@history', takesSegments: true, get, patch: revert };
