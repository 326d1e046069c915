import { expect, test } from 'vitest';
import { createFailedLogins } from '~mocks/accounts/failed-logins';

const from = (network: string, account = `of ${network}`) => ({ network, account });
const turn = () => new Promise((resolve) => setTimeout(resolve, 1));
const good = async () => {
  await turn();
  return 'user';
};
const bad = async () => {
  await turn();
  return undefined;
};
const inAll = <T>(count: number, make: (number: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, number) => make(number)));

test('good logins are let in however many come at once', async () => {
  const logins = createFailedLogins();
  const attempts = await inAll(50, () => logins.attempt(from('a'), 0, good));
  expect(attempts).toEqual(Array(50).fill({ result: 'user' }));
});

test('failed ones are refused beyond ten, at once or one after the other, and let in ten minutes later', async () => {
  const logins = createFailedLogins();
  let checked = 0;
  const attempts = await inAll(30, () =>
    logins.attempt(from('a'), 0, async () => {
      checked += 1;
      return bad();
    }),
  );
  expect(checked).toBe(10);
  expect(attempts.filter((each) => 'wait' in each)).toEqual(Array(20).fill({ wait: 600 }));
  expect(await logins.attempt(from('a'), 30_000, good)).toEqual({ wait: 570 });
  expect(await logins.attempt(from('b'), 30_000, good)).toEqual({ result: 'user' });
  expect(await logins.attempt(from('a'), 600_001, good)).toEqual({ result: 'user' });
});

test('no more than ten guesses are tried among good logins', async () => {
  const logins = createFailedLogins();
  let guesses = 0;
  await inAll(60, (number) =>
    logins.attempt(from('a'), 0, async () => {
      if (number % 2 === 0) return good();
      guesses += 1;
      return bad();
    }),
  );
  expect(guesses).toBe(10);
});

test('a login that breaks off counts as failed, and those that wait for it go on', async () => {
  const logins = createFailedLogins();
  const broken = () =>
    logins.attempt(from('a'), 0, () => turn().then(() => Promise.reject(new Error('broken'))));
  const results = await Promise.allSettled([
    ...Array.from({ length: 10 }, broken),
    logins.attempt(from('a'), 0, good),
  ]);
  expect(results.map(({ status }) => status)).toEqual([...Array<string>(10).fill('rejected'), 'fulfilled']);
  expect(results.at(-1)).toMatchObject({ value: { wait: 600 } });
});
