import { randomBytes } from 'node:crypto';
import { secretOf } from '~mocks/accounts/secrets';
import { readSigned, signText } from '~mocks/accounts/signed';
import type { Call } from './call';
import { badRequest } from '~mocks/http/failure';
import type { RepositoryReader, Transaction, Uid } from '~mocks/repository/types';

type Keeper = Pick<Call, 'repository' | 'write' | 'now' | 'item'>;

const secretName = 'form-ticket';
const lifetime = 60 * 60 * 1000;
const usedPrefix = 'used-ticket:';

const purposeOf = (uid: Uid): string => `form-ticket:${uid}`;

/** A ticket for one form on this content, sent by anybody within an hour. Nothing is kept until it is used. */
export async function issueTicket(call: Keeper): Promise<string> {
  const secret = await secretOf(call, secretName);
  return signText(
    purposeOf(call.item.uid),
    randomBytes(18).toString('base64url'),
    call.now + lifetime,
    secret,
  );
}

function forgetExpired(transaction: Transaction, reader: RepositoryReader, now: number): void {
  for (const [key, expires] of reader.records<number>('tokens'))
    if (key.startsWith(usedPrefix) && expires <= now) transaction.setRecord('tokens', key, null);
}

/** Spends a ticket as a part of what it allows; throws 400 for one that is missing, for other content, used or expired. */
export function spendTicket(
  transaction: Transaction,
  reader: RepositoryReader,
  { uid, ticket, now }: { uid: Uid; ticket: unknown; now: number },
): void {
  const secret = reader.setting<string>(`${secretName}-secret`);
  const read = readSigned(purposeOf(uid), ticket, secret, now);
  const key = `${usedPrefix}${read?.name}`;
  if (!read || reader.record('tokens', key) !== undefined) throw badRequest('Invalid form ticket');
  forgetExpired(transaction, reader, now);
  transaction.setRecord('tokens', key, read.expires);
}
