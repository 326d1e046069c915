import { readJson } from '~mocks/http/body';
import type { Failure } from '~mocks/http/failure';
import { notFound, serviceError, unauthorized } from '~mocks/http/failure';
import type { Item, RepositoryReader, Transaction, WorkflowEntry } from '~mocks/repository/types';
import { saveVersion } from '~mocks/repository/versions';
import { transitions, transitionsFor } from '~mocks/repository/workflow';
import type { Call } from '../shared/call';
import { publicationDates } from './publication-dates';

interface Change {
  call: Call;
  transaction: Transaction;
  reader: RepositoryReader;
  transition: string;
  comment: unknown;
  dates: Record<string, string | null> | undefined;
  withChildren: boolean;
}

const workflowFailure = (message: string): Failure => serviceError(400, 'WorkflowException', message);

const noSuchAction = () => workflowFailure("No workflow provides the '${action_id}' action.");

const mayNotSave = "You are not allowed to access 'save' in this context";

/** The item in the state to which the transition leads; undefined when the caller cannot take it. */
function moved(change: Change, item: Item): Item | undefined {
  const { call, reader, transition, comment } = change;
  const can = (permission: Parameters<typeof reader.can>[1]) => reader.can(call.viewer, permission, item);
  const taken = transitionsFor(item.state, can).find(({ id }) => id === transition);
  if (!taken) return undefined;
  const entry: WorkflowEntry = {
    action: taken.id,
    actor: call.viewer.id ?? '',
    comments: comment as string,
    review_state: taken.to,
    time: new Date(call.now).toISOString(),
  };
  return { ...item, state: taken.to, workflowHistory: [...item.workflowHistory, entry] };
}

/** Dates as the body says; without a date of publication it is now. */
function dated(change: Change, item: Item): Item {
  const { call, dates } = change;
  const fields = { ...item.fields, ...dates };
  const isUnset = typeof fields.effective !== 'string';
  if (!dates && !isUnset) return item;
  const modified = new Date(call.now).toISOString();
  return { ...item, modified, fields: isUnset ? { ...fields, effective: modified } : fields };
}

function save(change: Change, item: Item): void {
  const { call, transaction, reader, dates } = change;
  if (dates && reader.types.isVersioned(item.type))
    saveVersion(transaction, reader, item, { actor: call.viewer.id ?? '', comment: null, now: call.now });
  transaction.put(item);
}

/**
 * Takes one item, then its children, to the state. A failure ends the walk and is returned: what was done before
 * stays. Items without workflow are passed over with everything in them.
 */
function walk(change: Change, item: Item): { failure?: Failure; item: Item } {
  const { call, reader, transition, dates, withChildren } = change;
  const mayModify = reader.can(call.viewer, 'Modify portal content', item);
  if (dates && !mayModify) return { failure: unauthorized(mayNotSave), item };
  if (item.state === null) return { item };
  const next = moved(change, item);
  const isThere = transitions.some(({ id, to }) => id === transition && to === item.state);
  if (!next && !isThere) return { failure: noSuchAction(), item };
  // Whoever neither changes the state nor may edit leaves the dates alone.
  const present = next || mayModify ? dated(change, next ?? item) : item;
  if (present !== item) save(change, present);
  if (!withChildren || !reader.types.of(item.type).folderish) return { item: present };
  for (const child of reader.childrenOf(item)) {
    const { failure } = walk(change, child);
    if (failure) return { failure, item: present };
  }
  return { item: present };
}

/** Takes the called item through the transition that the path names; tells the last entry of its history. */
export async function changeState(call: Call): Promise<WorkflowEntry> {
  const [transition, ...more] = call.rest;
  if (transition === undefined) throw serviceError(400, 'BadRequest', 'Missing transition');
  if (more.length > 0) throw notFound();
  const body = await readJson(call.request);
  const dates = publicationDates(body);
  const result = await call.write((transaction, reader) => {
    const item = reader.byUid(call.item.uid);
    if (!item) throw notFound();
    if (!reader.can(call.viewer, 'View', item)) throw unauthorized();
    const comment = 'comment' in body ? body.comment : '';
    const withChildren = Boolean(body.include_children);
    return walk({ call, transaction, reader, transition, comment, dates, withChildren }, item);
  });
  if (result.failure) throw result.failure;
  const last = result.item.workflowHistory.at(-1);
  if (!last || result.item.state === null)
    throw workflowFailure("No workflow provides '${name}' information.");
  return last;
}
