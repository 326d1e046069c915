import { expect, test } from 'vitest';
import type { Mail } from '~mocks/mail/mailer';
import { createTestCms, testOrigin } from '~test/support/test-cms';

const message = { to: 'anna@example.org', from: 'x@example.org', message: 'Guten Tag' };

test.each([
  ['/@email-send', message, 'member'],
  ['/@email-notification', message, 'member'],
  ['/@users/member/reset-password', {}, undefined],
])('%s sends no more for one account, from however many addresses', async (path, json, as) => {
  const mails: Mail[] = [];
  const cms = await createTestCms({ mailer: { send: async (mail) => void mails.push(mail) } });
  const headers = new Headers({ Accept: 'application/json', 'Content-Type': 'application/json' });
  if (as !== undefined) headers.set('Authorization', `Bearer ${await cms.login(as)}`);
  const statuses: number[] = [];
  for (let number = 0; number < 33; number += 1) {
    const request = new Request(`${testOrigin}/++api++${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(json),
    });
    statuses.push((await cms.fetch(request, { address: `10.0.0.${number}` })).status);
  }
  expect(statuses.lastIndexOf(statuses[0] ?? 0)).toBe(29);
  expect(statuses.slice(30)).toEqual([429, 429, 429]);
  expect(mails).toHaveLength(30);
});
