import { randomUUID } from 'node:crypto';
import { booleanSetting } from '~mocks/settings/panel-settings';
import { readJson } from '~mocks/http/body';
import { serverError, unauthorized } from '~mocks/http/failure';
import type { Lock } from '~mocks/content/editing/locks';
import { editLock, lockOf } from '~mocks/content/editing/locks';
import type { RepositoryReader, Transaction } from '~mocks/repository/types';
import { lockInfo } from '~mocks/content/serialize/lock-info';
import type { Call, Service } from '../shared/call';

export { lockOf };

/** Ten minutes, in seconds. */
const defaultTimeout = 600;

type Present = Pick<Call, 'now' | 'item' | 'viewer'> & { repository: RepositoryReader };

/** Changes the lock by what `work` makes of the present one: another lock, null for none, undefined for no change. */
async function change(
  call: Call,
  work: (present: Present, lock: Lock | undefined) => Lock | null | undefined,
): Promise<unknown> {
  await call.write((transaction: Transaction, reader) => {
    if (!reader.can(call.viewer, 'Modify portal content', call.item)) throw unauthorized();
    if (!reader.types.of(call.item.type).lockable) return;
    const present = { ...call, repository: reader };
    const next = work(present, lockOf(present, call.item));
    if (next !== undefined) transaction.setRecord('locks', call.item.uid, next);
  });
  return lockInfo(call, call.item);
}

/** Whole seconds; a sign before them is overread. */
function timeoutFrom(value: unknown): number {
  const digits = /^[+-]?(?<digits>\d+)$/.exec(String(value))?.groups?.digits;
  if (digits === undefined)
    throw serverError('TypeError', "'>' not supported between instances of 'str' and 'int'");
  return Number(digits);
}

/** Locks for the caller. A lock of another stays theirs, but takes over what the body says. */
async function lock(call: Call): Promise<unknown> {
  const body = await readJson(call.request);
  return change(call, ({ repository, viewer, now }, present) => {
    const isOn = booleanSetting(repository, 'editing', 'lock_on_ttw_edit');
    if (!present && !isOn) {
      if ('timeout' in body)
        throw serverError('AttributeError', "'NoneType' object has no attribute 'setTimeout'");
      return undefined;
    }
    const base: Lock = present ?? {
      owner: viewer.id ?? '',
      token: randomUUID(),
      name: editLock,
      stealable: true,
      timeout: defaultTimeout,
      time: now,
    };
    return {
      ...base,
      ...('stealable' in body && !body.stealable ? { stealable: false } : {}),
      ...('timeout' in body ? { timeout: timeoutFrom(body.timeout), time: now } : {}),
    };
  });
}

const refresh = (call: Call): Promise<unknown> =>
  change(call, ({ now }, present) => (present?.name === editLock ? { ...present, time: now } : undefined));

/** Unlocks one's own; another's by force. What may not be taken away loses its mark instead, so a second try succeeds. */
async function unlock(call: Call): Promise<unknown> {
  const body = await readJson(call.request);
  return change(call, ({ viewer }, present) => {
    if (!present || present.name !== editLock) return undefined;
    const isOwn = present.owner === viewer.id;
    if (!isOwn && !body.force) return undefined;
    return isOwn || present.stealable ? null : { ...present, stealable: true };
  });
}

export const lockService: Service = {
  name: '@lock',
  get: (call) => lockInfo(call, call.item),
  post: lock,
  patch: refresh,
  delete: unlock,
};
