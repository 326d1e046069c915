import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from '~mocks/accounts/password';

const cheap = { N: 16, r: 1, p: 1 };

test('a stored password opens for itself alone', async () => {
  const stored = await hashPassword('Portal-Demo-2026', cheap);
  expect(stored).toMatch(/^scrypt\$16\$1\$1\$/);
  expect(stored).not.toContain('Portal');
  expect(await checkPassword('Portal-Demo-2026', stored)).toBe(true);
  expect(await checkPassword('portal-demo-2026', stored)).toBe(false);
  expect(await checkPassword('', stored)).toBe(false);
});

test('the same password is stored differently each time', async () => {
  expect(await hashPassword('x', cheap)).not.toBe(await hashPassword('x', cheap));
});

test('what is no hash opens for nothing', async () => {
  expect(await checkPassword('', '')).toBe(false);
  expect(await checkPassword('x', 'x')).toBe(false);
});

test('a stored password without a key opens for nothing', async () => {
  expect(await checkPassword('', 'scrypt$16$1$1$AAAA$')).toBe(false);
  expect(await checkPassword('x', 'scrypt$16$1$1$AAAA')).toBe(false);
});

test('passwords that cannot be hashed do not hold up the next one', async () => {
  const [failed, made] = await Promise.allSettled([
    hashPassword('x', { ...cheap, N: 3 }),
    hashPassword('x', cheap),
  ]);
  expect([failed.status, made.status]).toEqual(['rejected', 'fulfilled']);
});
