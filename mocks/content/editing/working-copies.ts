import { serverError, serviceError } from '~mocks/http/failure';
import type { Failure } from '~mocks/http/failure';
import type { Lock } from './locks';
import { lockOf } from './locks';
import { saveVersion, versionsOf } from '~mocks/repository/versions';
import type { Item, RepositoryReader, Transaction } from '~mocks/repository/types';
import { initialState } from '~mocks/repository/workflow';
import { takenIn } from './choose-id';
import type { Act } from './create';
import { moveItems } from './moves';
import { pastedId } from './paste';
import { mayOwn } from './restricted-content';
import { newUid } from './uids';

/** Seconds after which the lock of a checked-out item would end: never. */
const forever = 4_294_967_280;

const refused = (message: string): Failure => serviceError(403, 'Not authorized', message);

/** The two ends of a checked-out item, asked for on either of them. */
export interface Pair {
  baseline: Item;
  copy: Item;
}

export function pairOf(reader: RepositoryReader, item: Item): Pair | undefined {
  const baseline = item.workingCopyOf === undefined ? item : reader.byUid(item.workingCopyOf);
  const copy = baseline?.checkout && reader.byUid(baseline.checkout.copy);
  return baseline && copy ? { baseline, copy } : undefined;
}

/** The item without its mark of being checked out. */
function released(item: Item): Item {
  const kept = { ...item };
  delete kept.checkout;
  return kept;
}

const isVersioned = (reader: RepositoryReader, item: Item): boolean => reader.types.of(item.type).versions;

/** Whether an item was changed since its newest version was saved. */
const isChanged = (reader: RepositoryReader, item: Item): boolean =>
  versionsOf(reader, item.uid).at(-1)?.item.modified !== item.modified;

/** Types that have a working copy are those that a lock can keep from others. */
export const isCheckable = (reader: RepositoryReader, { type }: Item): boolean => {
  const { lockable, folderish } = reader.types.of(type);
  return lockable && folderish;
};

const at = (act: Act, repository: RepositoryReader) => ({ repository, now: act.now });

/** Makes a working copy beside an item, which is locked until the copy is checked in or given up. */
export function checkOut(act: Act, transaction: Transaction, reader: RepositoryReader, item: Item): Item {
  const isFree = !pairOf(reader, item) && item.workingCopyOf === undefined;
  const mayCopy = isCheckable(reader, item) && isFree && mayOwn(reader, act.viewer, item);
  if (!mayCopy || lockOf(at(act, reader), item)) throw refused('Checkout not allowed');
  const container = reader.parentOf(item);
  if (!container || !reader.can(act.viewer, 'Add portal content', container))
    throw serviceError(500, 'InternalServerError', 'Cannot find checkout location');
  const actor = act.viewer.id ?? '';
  const time = new Date(act.now).toISOString();
  const uid = newUid();
  const hasWorkflow = reader.types.of(item.type).workflow;
  const isTaken = takenIn(reader, container);
  const wished = `working_copy_of_${item.id}`;
  const copy: Item = {
    ...released(item),
    uid,
    id: isTaken(wished) ? pastedNumber(wished, isTaken) : wished,
    translationGroup: uid,
    workingCopyOf: item.uid,
    state: hasWorkflow ? initialState : null,
    modified: time,
    localRoles: { [actor]: ['Owner'] },
    workflowHistory: hasWorkflow
      ? [{ action: null, actor, comments: '', review_state: initialState, time }]
      : [],
  };
  transaction.put(copy);
  transaction.put({ ...item, checkout: { copy: uid, by: actor, time } });
  if (isVersioned(reader, item)) {
    saveVersion(transaction, reader, copy, { actor, comment: null, now: act.now });
    if (isChanged(reader, item))
      saveVersion(transaction, reader, item, { actor, comment: 'Baseline created', now: act.now });
  }
  const lock: Lock = {
    owner: actor,
    token: newUid(),
    name: 'iterate.lock',
    stealable: false,
    timeout: forever,
    time: act.now,
  };
  transaction.setRecord('locks', item.uid, lock);
  return copy;
}

function pastedNumber(id: string, isTaken: (id: string) => boolean): string {
  for (let number = 1; ; number += 1) if (!isTaken(`${id}-${number}`)) return `${id}-${number}`;
}

const adaptFailure = (): Failure =>
  serverError(
    'TypeError',
    "('Could not adapt', None, <InterfaceClass plone.app.iterate.interfaces.ICheckinCheckoutPolicy>)",
  );

/** Brings a working copy's content into its baseline, which keeps its own place, rights and state. */
export function checkIn(act: Act, transaction: Transaction, reader: RepositoryReader, item: Item): void {
  const pair = pairOf(reader, item);
  if (!pair) throw adaptFailure();
  const { baseline, copy } = pair;
  const mayModify = reader.can(act.viewer, 'Modify portal content', baseline);
  if (!mayModify || lockOf(at(act, reader), copy)) throw refused('Checkin not allowed');
  const applied: Item = {
    ...released(baseline),
    ...(copy.layout === undefined ? {} : { layout: copy.layout }),
    creators: copy.creators,
    modified: new Date(act.now).toISOString(),
    fields: copy.fields,
  };
  transaction.put(applied);
  const isTaken = takenIn(reader, baseline);
  const moves = reader
    .childrenOf(copy)
    .map((child) => ({ item: child, container: baseline, id: pastedId(child.id, isTaken) }));
  moveItems(transaction, reader, moves, act.now);
  transaction.remove(copy.uid);
  transaction.setRecord('locks', baseline.uid, null);
  if (!isVersioned(reader, baseline)) return;
  const save = { actor: act.viewer.id ?? '', now: act.now };
  saveVersion(transaction, reader, applied, { ...save, comment: '' });
  saveVersion(transaction, reader, applied, { ...save, comment: null, behind: 1 });
}

/** Gives a working copy up. */
export function cancelCheckOut(
  act: Act,
  transaction: Transaction,
  reader: RepositoryReader,
  item: Item,
): void {
  const pair = pairOf(reader, item);
  if (!pair) throw adaptFailure();
  const { baseline, copy } = pair;
  if (lockOf(at(act, reader), copy)) throw refused('Cancel not allowed');
  transaction.put({ ...released(baseline), modified: new Date(act.now).toISOString() });
  transaction.remove(copy.uid);
  transaction.setRecord('locks', baseline.uid, null);
}
