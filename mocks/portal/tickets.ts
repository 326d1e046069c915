import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { secretOf } from '../auth/secrets';
import { badRequest } from '../http/failure';
import type { Call } from '../handlers/call';
import type { RepositoryReader, Transaction } from '../repository/types';

type Keeper = Pick<Call, 'repository' | 'write' | 'now'>;

const secretName = 'form-ticket';
const lifetime = 60 * 60 * 1000;
const usedPrefix = 'used-ticket:';

const sign = (content: string, secret: string): string =>
  createHmac('sha256', secret).update(content).digest('base64url');

/** A ticket with which somebody unknown may send one form within an hour. Nothing is kept until it is used. */
export async function issueTicket(call: Keeper): Promise<string> {
  const secret = await secretOf(call, secretName);
  const content = `${(call.now + lifetime).toString(36)}.${randomBytes(18).toString('base64url')}`;
  return `${content}.${sign(content, secret)}`;
}

/** When a ticket of ours ends, and its name; undefined for every other text. */
function readTicket(
  ticket: unknown,
  secret: string | undefined,
): { name: string; expires: number } | undefined {
  if (typeof ticket !== 'string' || secret === undefined) return undefined;
  const [expires = '', name = '', signature = '', ...more] = ticket.split('.');
  const expected = Buffer.from(sign(`${expires}.${name}`, secret));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  return isOurs && more.length === 0 ? { name, expires: Number.parseInt(expires, 36) } : undefined;
}

function forgetExpired(transaction: Transaction, reader: RepositoryReader, now: number): void {
  for (const [key, expires] of reader.records<number>('tokens'))
    if (key.startsWith(usedPrefix) && expires <= now) transaction.setRecord('tokens', key, null);
}

/** Spends a ticket as a part of what it allows; throws 400 for one that is missing, foreign, used or expired. */
export function spendTicket(
  transaction: Transaction,
  reader: RepositoryReader,
  ticket: unknown,
  now: number,
): void {
  const read = readTicket(ticket, reader.setting<string>(`${secretName}-secret`));
  const key = `${usedPrefix}${read?.name}`;
  if (!read || read.expires <= now || reader.record('tokens', key) !== undefined)
    throw badRequest('Invalid form ticket');
  forgetExpired(transaction, reader, now);
  transaction.setRecord('tokens', key, read.expires);
}

/** The same in a write of its own, which must not happen inside another one. */
export const useTicket = (call: Keeper, ticket: unknown): Promise<void> =>
  call.write((transaction, reader) => spendTicket(transaction, reader, ticket, call.now));
