import { beforeEach, describe, expect, it } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';

let cms: TestCms;

beforeEach(async () => {
  cms = await createTestCms();
});

const logIn = async (password: string) =>
  (await cms.ask('/@login', { json: { login: 'editor', password } })).status;

const limit = async (isOn: boolean) =>
  (
    await cms.ask('/@controlpanels/portal-settings', {
      as: 'admin',
      method: 'PATCH',
      json: { rate_limits: isOn },
    })
  ).status;

const statuses = async (count: number, make: () => Promise<number>) => {
  const found: number[] = [];
  for (let number = 0; number < count; number += 1) found.push(await make());
  return found;
};

const contact = async () => (await cms.ask('/@form-ticket')).status;

describe('the limits of the control panel', () => {
  it('hold as long as they are on', async () => {
    const logins = await statuses(12, () => logIn('falsch'));
    expect(logins).toEqual([...Array<number>(10).fill(401), 429, 429]);
    const tickets = await statuses(32, contact);
    expect([tickets.indexOf(429), tickets.lastIndexOf(200)]).toEqual([30, 29]);
  });

  it('do not hold once they are switched off, and hold again afterwards', async () => {
    expect(await limit(false)).toBe(204);
    expect(await statuses(15, () => logIn('falsch'))).toEqual(Array(15).fill(401));
    expect(await statuses(40, contact)).toEqual(Array(40).fill(200));
    expect(await limit(true)).toBe(204);
    expect((await statuses(12, () => logIn('falsch'))).slice(10)).toEqual([429, 429]);
  });

  it('let twenty good logins from one address in at once', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => logIn('Portal-Demo-2026')));
    expect(all).toEqual(Array(20).fill(200));
  });
});
