import { beforeEach, describe, expect, test } from 'vitest';
import { issueTicket, spendTicket } from '~mocks/services/shared/tickets';
import { createRepository } from '~mocks/repository/store/repository';
import type { Repository } from '~mocks/repository/types';
import { createMemoryStorage } from '~mocks/storage/memory';

const hour = 60 * 60 * 1000;

describe('tickets', () => {
  let repository: Repository;
  let now: number;
  const keeper = () => ({ repository, write: repository.write, now, item: repository.root });
  const spend = (ticket: unknown, uid = repository.root.uid) =>
    repository.write((transaction, reader) => spendTicket(transaction, reader, { uid, ticket, now }));
  const used = () => repository.records('tokens').length;

  beforeEach(async () => {
    repository = await createRepository(createMemoryStorage());
    now = 1_000_000;
  });

  test('are good once, within an hour, for their content', async () => {
    const ticket = await issueTicket(keeper());
    await expect(spend(ticket, 'other')).rejects.toThrow('Invalid form ticket');
    now += hour - 1;
    await spend(ticket);
    await expect(spend(ticket)).rejects.toThrow('Invalid form ticket');
  });

  test('are no good after an hour', async () => {
    const ticket = await issueTicket(keeper());
    now += hour;
    await expect(spend(ticket)).rejects.toThrow('Invalid form ticket');
  });

  test('only one of many uses at once is good', async () => {
    const ticket = await issueTicket(keeper());
    const tries = await Promise.allSettled(Array.from({ length: 9 }, () => spend(ticket)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('issuing keeps nothing, and what was used is forgotten when it has run out', async () => {
    for (let count = 0; count < 5; count += 1) await spend(await issueTicket(keeper()));
    expect(used()).toBe(5);
    now += hour;
    const ticket = await issueTicket(keeper());
    expect(used()).toBe(5);
    await spend(ticket);
    expect(used()).toBe(1);
  });

  test.each([undefined, null, 7, '', 'x', '..', {}, 'a'.repeat(5000)])('%j is none', async (ticket) => {
    await issueTicket(keeper());
    await expect(spend(ticket)).rejects.toThrow('Invalid form ticket');
  });

  test('a longer life is no ticket of ours', async () => {
    const [end = '', ...rest] = (await issueTicket(keeper())).split('.');
    const later = [(Number.parseInt(end, 36) + hour).toString(36), ...rest].join('.');
    await expect(spend(later)).rejects.toThrow('Invalid form ticket');
  });
});
