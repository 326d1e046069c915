import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { cleanUp, kill, logIn, startServer, temporaryFolder } from './support/server-process';

test.describe.configure({ mode: 'default', timeout: 600_000 });
test.afterEach(cleanUp);

const writesInAll = 500;
/** The session of the first start, which later ones must know too. */
let authorization = '';

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** One call; undefined when the server died before it answered. */
async function call(
  address: string,
  method: string,
  path: string,
  json?: unknown,
): Promise<Answer | undefined> {
  try {
    const answer = await fetch(`${address}/++api++${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        Authorization: authorization,
        ...(json === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? {} : (JSON.parse(text) as Record<string, unknown>) };
  } catch {
    return undefined;
  }
}

const textOf = (number: number): string => `Messung ${number} `.repeat(200 + (number % 7) * 300);

const summaryOf = (number: number): string => textOf(number).slice(0, 900);

const order = (number: number) => ({
  formData: {
    gender: 'ms',
    lastName: `Muster ${number}`,
    addressLine1: 'Weg 1',
    zipCode: '00417',
    city: 'Immerlund',
    country: 'DE',
    email: 'mia@example.org',
  },
  orderLines: [{ '@id': '/kill/korb/heft', amount: 1 }],
});

/** A write of one kind: how it is made, and what must be found when it was acknowledged. */
interface Kind {
  name: 'seite' | 'datei' | 'konto' | 'bestellung';
  make(address: string, number: number): Promise<Answer | undefined>;
  check(address: string, number: number): Promise<void>;
}

const [page, file, account, cartOrder]: readonly [Kind, Kind, Kind, Kind] = [
  {
    name: 'seite',
    make: (address, number) =>
      call(address, 'POST', '/kill', {
        '@type': 'Document',
        id: `seite-${number}`,
        title: `Seite ${number}`,
        description: summaryOf(number),
      }),
    check: async (address, number) => {
      const answer = await call(address, 'GET', `/kill/seite-${number}`);
      expect(answer).toMatchObject({
        status: 200,
        body: { title: `Seite ${number}`, description: summaryOf(number) },
      });
    },
  },
  {
    name: 'datei',
    make: (address, number) =>
      call(address, 'POST', '/kill', {
        '@type': 'File',
        id: `datei-${number}`,
        file: {
          data: Buffer.from(textOf(number)).toString('base64'),
          encoding: 'base64',
          filename: `m-${number}.txt`,
          'content-type': 'text/plain',
        },
      }),
    check: async (address, number) => {
      const answer = await fetch(`${address}/++api++/kill/datei-${number}/@@download/file`, {
        headers: { Authorization: authorization },
      });
      expect([answer.status, await answer.text()]).toEqual([200, textOf(number)]);
    },
  },
  {
    name: 'konto',
    make: (address, number) =>
      call(address, 'POST', '/@users', {
        username: `konto${number}`,
        fullname: `Konto ${number}`,
        password: 'Wattenmeer-2026',
        email: `konto${number}@immerlund.example`,
      }),
    check: async (address, number) => {
      const answer = await call(address, 'GET', `/@users/konto${number}`);
      expect(answer).toMatchObject({ status: 200, body: { fullname: `Konto ${number}` } });
    },
  },
  {
    name: 'bestellung',
    make: (address, number) => call(address, 'POST', '/@cart-order', order(number)),
    check: async (address, number) => {
      const orders = await ordersBy(address);
      expect(orders.filter((name) => name === `Muster ${number}`)).toHaveLength(1);
    },
  },
];

/** Hashing an account's password costs as much as ten other writes: accounts are fewer. */
const kinds: readonly Kind[] = [page, file, cartOrder, page, file, cartOrder, page, file, cartOrder, account];

const kindOf = (number: number): Kind => kinds[number % kinds.length] ?? page;

const namesOfOrders = new Map<string, Promise<string[]>>();

/** Last names of all orders, asked for once on each server. */
function ordersBy(address: string): Promise<string[]> {
  const known =
    namesOfOrders.get(address) ??
    call(address, 'GET', '/@cart-order?b_size=100000').then((answer) =>
      ((answer?.body.items ?? []) as { formData: { lastName: string } }[]).map(
        ({ formData }) => formData.lastName,
      ),
    );
  namesOfOrders.set(address, known);
  return known;
}

/** Checks what was written, some at a time. */
async function checkAll(address: string, numbers: readonly number[]): Promise<void> {
  const left = [...numbers];
  const work = async (): Promise<void> => {
    for (let number = left.pop(); number !== undefined; number = left.pop())
      await kindOf(number).check(address, number);
  };
  await Promise.all(Array.from({ length: 6 }, work));
}

async function prepare(address: string): Promise<void> {
  const { body } = await logIn(address, 'admin', 'admin');
  authorization = `Bearer ${String(body.token)}`;
  for (const [path, json] of [
    ['', { '@type': 'Document', id: 'kill', title: 'Kill' }],
    ['/kill', { '@type': 'Cart', id: 'korb', title: 'Korb' }],
    ['/kill/korb', { '@type': 'CartItem', id: 'heft', title: 'Heft', is_orderable: true }],
  ] as const)
    expect((await call(address, 'POST', path, json))?.status, path).toBe(201);
}

/** Longer than the slowest write takes, so that the end may come at every step of one. */
const longestWait = 25;

/** Writes four at a time; once so many are acknowledged, the server dies at a random moment of the next ones. */
async function writeAndKill(
  folder: string,
  from: number,
  count: number,
  acknowledged: Set<number>,
): Promise<number> {
  const server = startServer('--data', folder, '--port', '0');
  const address = await server.address;
  if (from === 0) await prepare(address);
  let next = from;
  let left = count;
  let end: Promise<void> | undefined;
  async function work(): Promise<void> {
    for (;;) {
      const number = next++;
      const answer = await kindOf(number).make(address, number);
      if (!answer) return;
      expect([number, answer.status]).toEqual([number, expect.any(Number)]);
      expect(answer.status, `${number}: ${JSON.stringify(answer.body)}`).toBeLessThan(300);
      acknowledged.add(number);
      left -= 1;
      if (left === 0) end = pause(Math.random() * longestWait).then(() => kill(server));
    }
  }
  await Promise.all([work(), work(), work(), work()]);
  await end;
  return next;
}

test('a server killed at any moment while four clients write keeps all that it acknowledged, and nothing half', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const acknowledged = new Set<number>();
  let next = 0;
  for (let round = 0; acknowledged.size < writesInAll; round += 1)
    next = await writeAndKill(folder, next, 25 + ((round * 37) % 60), acknowledged);

  const server = startServer('--data', folder, '--port', '0');
  const address = await server.address;
  await checkAll(address, [...acknowledged]);

  const listed = await call(address, 'GET', '/kill/@search?path.depth=1&b_size=100000');
  const items = (listed?.body.items ?? []) as { '@id': string }[];
  const unacknowledged = items.flatMap((item) => {
    const [, name, digits] = /\/(seite|datei)-(\d+)$/.exec(new URL(item['@id']).pathname) ?? [];
    if (digits === undefined) return [];
    const number = Number(digits);
    expect([number < next, kindOf(number).name]).toEqual([true, name]);
    return acknowledged.has(number) ? [] : [number];
  });
  await checkAll(address, unacknowledged);
  expect((await call(address, 'POST', '/kill', { '@type': 'Document', title: 'Danach' }))?.status).toBe(201);
});
