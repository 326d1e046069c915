import { beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '~mocks/mail/mailer';
import type { SeedItem } from '~mocks/seed/types';
import type { TestCms, TestCmsOptions, TestRequest } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';
import { read } from '../json';

const items: readonly SeedItem[] = [
  { path: '/de', type: 'LRF', title: 'Deutsch' },
  { path: '/de/ada', type: 'Member', title: 'Ada', fields: { email: 'ada@immerlund.example' } },
  // "bob@immerlund.example", kept from harvesters.
  { path: '/de/bob', type: 'Member', title: 'Bob', fields: { email: btoa('rer@ycchbkbdt.unqcfbu') } },
  { path: '/de/ohne', type: 'Member', title: 'Ohne Anschrift', fields: { email: 'keine' } },
  { path: '/de/geheim', type: 'Member', title: 'Geheim', state: 'private', fields: { email: 'x@y.example' } },
  { path: '/de/stelle', type: 'Joboffer', title: 'Stelle', fields: { external_id: '2026-1' } },
  { path: '/de/seite', type: 'Document', title: 'Seite' },
  { path: '/de/korb', type: 'Cart', title: 'Korb' },
  { path: '/de/korb/heft', type: 'CartItem', title: 'Das Heft', fields: { is_orderable: true } },
  { path: '/de/korb/karte', type: 'CartItem', title: 'Die Karte', fields: { is_orderable: true } },
  { path: '/de/korb/vergriffen', type: 'CartItem', title: 'Vergriffen', fields: { is_orderable: false } },
  {
    path: '/de/korb/intern',
    type: 'CartItem',
    title: 'Intern',
    state: 'private',
    fields: { is_orderable: true },
  },
];

const settings = {
  'portal-settings': {
    site_title: 'Zentrum',
    job_offer_contact_mail: 'karriere@immerlund.example',
    order_recipient: 'bestellung@immerlund.example',
  },
};

const start = Date.parse('2026-01-31T10:00:00Z');

/** Published before the clock of these tests. */
const published = items.map((item) => ({ effective: '2026-01-01T00:00:00+00:00', ...item }));

let cms: TestCms;
let mails: Mail[];
let clock: number;

async function open(options: TestCmsOptions = {}): Promise<void> {
  mails = [];
  clock = start;
  cms = await createTestCms({
    items: published,
    settings,
    now: () => clock,
    mailer: {
      send: async (mail) => {
        mails.push(mail);
      },
    },
    ...options,
  });
}

beforeEach(() => open());

async function failure(path: string, request: TestRequest): Promise<[number, unknown]> {
  const response = await cms.ask(path, request);
  return [response.status, await response.json()];
}

const failing: TestCmsOptions = {
  mailer: { send: () => Promise.reject(new Error('no mail server')) },
  report: () => undefined,
};

describe('@contact-form', () => {
  const send = (path: string, json: unknown) => cms.ask(`${path}/@contact-form`, { json });
  const body = { email: 'besuch@example.org', message: 'Guten Tag' };

  test.each([
    ['/de/ada', 'ada@immerlund.example'],
    ['/de/stelle', 'karriere@immerlund.example'],
  ])('%s: the mail goes to %s', async (path, to) => {
    expect((await send(path, { ...body, subject: 'Frage' })).status).toBe(204);
    expect(mails).toEqual([expect.objectContaining({ to, replyTo: 'besuch@example.org', subject: 'Frage' })]);
    expect(mails[0]?.text).toContain('\n\nGuten Tag\n');
  });

  test('an address that is kept from harvesters is read', async () => {
    await send('/de/bob', body);
    expect(mails[0]?.to).toMatch(/^[a-z]+@[a-z]+\.[a-z]+$/);
  });

  test('a long address to answer to is kept whole', async () => {
    const email = `a@${'b.'.repeat(110)}example.org`;
    expect((await send('/de/ada', { ...body, email })).status).toBe(204);
    expect(mails[0]?.replyTo).toBe(email);
  });

  test('without a subject the page is named; a subject is one line', async () => {
    await send('/de/ada', body);
    await send('/de/ada', { ...body, subject: 'a\r\nBcc: alle@example.org' });
    expect(mails.map(({ subject }) => subject)).toEqual(['Nachricht zu „Ada“', 'a Bcc: alle@example.org']);
  });

  test('a program that fills in the hidden field is answered, and nothing is sent', async () => {
    expect((await send('/de/ada', { ...body, name: 'x' })).status).toBe(204);
    expect(mails).toEqual([]);
  });

  test.each<[string, unknown, number, string]>([
    ['/de/ada', {}, 400, 'Missing email or message parameters'],
    ['/de/ada', { email: 'besuch@example.org' }, 400, 'Missing email or message parameters'],
    ['/de/ada', { ...body, message: '  ' }, 400, 'Missing email or message parameters'],
    ['/de/ada', { ...body, email: 'keine' }, 400, 'Invalid email address'],
    ['/de/ada', { ...body, email: 'a@example.org\nBcc: b@example.org' }, 400, 'Invalid email address'],
    ['/de/ada', { ...body, email: 'A <a@example.org>' }, 400, 'Invalid email address'],
    ['/de/ada', { ...body, message: 'x'.repeat(10_001) }, 400, 'message is longer than 10000 characters'],
    ['/de/ada', { ...body, subject: 'x'.repeat(201) }, 400, 'subject is longer than 200 characters'],
    ['/de/ada', { ...body, email: ['a@example.org'] }, 400, 'Missing email or message parameters'],
    ['/de/seite', body, 404, 'Resource not found'],
    ['/de/ohne', body, 404, 'Resource not found'],
    ['/de/geheim', body, 401, 'You are not authorized to access this resource.'],
  ])('%s %j: %d %s', async (path, json, status, message) => {
    const [found, answer] = await failure(`${path}/@contact-form`, { json });
    expect(found).toBe(status);
    expect((answer as { message: string }).message).toContain(message);
    expect(mails).toEqual([]);
  });

  test('a mail that cannot be handed over is a 500', async () => {
    await open(failing);
    expect(await failure('/de/ada/@contact-form', { json: body })).toEqual([
      500,
      { error: { type: 'InternalServerError', message: 'The mail could not be sent.' } },
    ]);
  });
});

describe('@cart-order', () => {
  const formData = {
    gender: 'ms',
    genderText: 'Frau',
    firstName: 'Mia',
    lastName: 'Muster',
    company: '',
    addressLine1: 'Weg 1',
    addressLine2: '',
    zipCode: '00417',
    city: 'Immerlund',
    country: 'DE',
    countryDe: 'Deutschland',
    countryEn: 'Germany',
    email: 'mia@example.org',
  };
  const line = { '@id': '/de/korb/heft', title: 'Gelogen', amount: 2 };
  const order = { formData, orderLines: [line], language: 'en' };
  const place = (json: unknown) => cms.ask('/@cart-order', { json });

  test('is kept, and leaves two mails', async () => {
    const response = await place(order);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      order_id: '20260131-0001',
      orderLines: [{ '@id': 'http://localhost:3000/de/korb/heft', title: 'Das Heft', amount: 2 }],
    });
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['bestellung@immerlund.example', 'Bestellung 20260131-0001'],
      ['mia@example.org', 'Your order 20260131-0001'],
    ]);
    expect(mails[0]?.text).toContain('2 × Das Heft\n\nFrau Mia Muster\nWeg 1\n00417 Immerlund\nDeutschland');
    expect(mails[1]?.text).toContain('Thank you for your order at Zentrum');
    expect(cms.repository.record('orders', '20260131-0001')).toMatchObject({ formData, language: 'en' });
  });

  test('many at once get ids of their own, and every day begins anew', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => place(order)));
    const ids = await Promise.all(
      answers.map(async (each) => ((await each.json()) as { order_id: string }).order_id),
    );
    expect(ids.sort()).toEqual(
      Array.from({ length: 12 }, (_, at) => `20260131-${String(at + 1).padStart(4, '0')}`),
    );
    clock += 24 * 60 * 60 * 1000;
    expect(await (await place(order)).json()).toMatchObject({ order_id: '20260201-0001' });
  });

  test('lines of one publication are one line', async () => {
    const url = { '@id': 'http://localhost:3000/de/korb/heft', amount: 3 };
    const answer = await place({ ...order, orderLines: [line, { '@id': '/de/korb/karte', amount: 1 }, url] });
    const { orderLines } = (await answer.json()) as { orderLines: unknown[] };
    expect(orderLines).toEqual([
      expect.objectContaining({ title: 'Das Heft', amount: 5 }),
      expect.objectContaining({ title: 'Die Karte', amount: 1 }),
    ]);
  });

  test.each<[string, object, string[]]>([
    [
      'no address',
      { formData: {} },
      ['gender', 'lastName', 'addressLine1', 'zipCode', 'city', 'country', 'email'],
    ],
    [
      'no form',
      { formData: null, orderLines: null },
      expect.arrayContaining(['email', 'orderLines']) as string[],
    ],
    ['a bad address', { formData: { ...formData, email: 'mia' } }, ['email']],
    [
      'words that are too long',
      { formData: { ...formData, lastName: 'x'.repeat(201), city: 'x'.repeat(10_000) } },
      ['lastName', 'city'],
    ],
    ['a bad gender', { formData: { ...formData, gender: 'x' } }, ['gender']],
    ['a bad country', { formData: { ...formData, country: 'Deutschland' } }, ['country']],
    ['no lines', { orderLines: [] }, ['orderLines']],
    ['a line that is none', { orderLines: ['x'] }, ['orderLines']],
    ['nothing of it', { orderLines: [{ ...line, amount: 0 }] }, ['orderLines']],
    ['half of it', { orderLines: [{ ...line, amount: 0.5 }] }, ['orderLines']],
    ['a number in words', { orderLines: [{ ...line, amount: '2' }] }, ['orderLines']],
    ['too many', { orderLines: [{ ...line, amount: 1001 }] }, ['orderLines']],
    ['an unknown item', { orderLines: [{ ...line, '@id': '/de/korb/gibt-es-nicht' }] }, ['orderLines']],
    ['another type', { orderLines: [{ ...line, '@id': '/de/seite' }] }, ['orderLines']],
    [
      'another site',
      { orderLines: [{ ...line, '@id': 'http://evil.example/de/korb/heft' }] },
      ['orderLines'],
    ],
    ['what is out of stock', { orderLines: [{ ...line, '@id': '/de/korb/vergriffen' }] }, ['orderLines']],
    ['what nobody may view', { orderLines: [{ ...line, '@id': '/de/korb/intern' }] }, ['orderLines']],
    [
      'hostile names',
      { formData: JSON.parse('{"__proto__": {"email": "a@b.example"}}') as object },
      expect.arrayContaining(['email']) as string[],
    ],
  ])('refuses %s, keeps and sends nothing', async (_, change, fields) => {
    const [status, answer] = await failure('/@cart-order', { json: { ...order, ...change } });
    const { error } = answer as { error: { type: string; errors: { field: string; message: string }[] } };
    expect([status, error.type, error.errors.map(({ field }) => field)]).toEqual([400, 'BadRequest', fields]);
    expect(error.errors.every(({ message }) => message.length > 0)).toBe(true);
    expect([mails, cms.repository.records('orders')]).toEqual([[], []]);
  });

  test('is kept although its mail fails', async () => {
    await open(failing);
    const [status] = await failure('/@cart-order', { json: order });
    expect([status, cms.repository.records('orders')]).toEqual([500, [['20260131-0001', expect.anything()]]]);
  });

  test('the office’s mail is enough', async () => {
    await open({
      mailer: {
        send: ({ to }) => (to.startsWith('mia') ? Promise.reject(new Error('no')) : Promise.resolve()),
      },
      report: () => undefined,
    });
    expect((await place(order)).status).toBe(200);
  });

  test('kept orders are for managers alone', async () => {
    await place(order);
    await place(order);
    for (const as of [undefined, 'member', 'editor', 'reviewer', 'siteadmin'])
      for (const method of ['GET', 'DELETE'])
        expect([
          as,
          (await cms.ask('/@cart-order/20260131-0001', { method, ...(as ? { as } : {}) })).status,
        ]).toEqual([as, 401]);
    const asAdmin = { as: 'admin' };
    expect(await read(cms, '/@cart-order?b_size=1', asAdmin)).toMatchObject({
      items_total: 2,
      items: [{ order_id: '20260131-0002' }],
    });
    expect((await cms.ask('/@cart-order/20260131-0002', { ...asAdmin, method: 'DELETE' })).status).toBe(204);
    expect((await cms.ask('/@cart-order/20260131-0002', asAdmin)).status).toBe(404);
    expect((await cms.ask('/@cart-order/20260131-0001', asAdmin)).status).toBe(200);
  });
});

describe('@form-ticket', () => {
  test('stands on content that the visitor may view', async () => {
    const { ticket } = (await read(cms, '/de/seite/@form-ticket')) as unknown as { ticket: string };
    expect(ticket.length).toBeGreaterThan(40);
    expect((await cms.ask('/de/geheim/@form-ticket')).status).toBe(401);
  });
});

describe('limits', () => {
  test.each([
    ['/de/ada/@contact-form', { json: {} }, 400],
    ['/@cart-order', { json: {} }, 400],
    ['/de/seite/@unlock-form', { json: {} }, 400],
    ['/de/seite/@form-ticket', {}, 200],
  ])('%s: thirty in ten minutes from one address', async (path, request, status) => {
    for (let call = 0; call < 30; call += 1) expect((await cms.ask(path, request)).status).toBe(status);
    const refused = await cms.ask(path, request);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '600']);
    expect(await refused.json()).toMatchObject({ error: { type: 'Too Many Requests' } });
    clock += 10 * 60 * 1000;
    expect((await cms.ask(path, request)).status).toBe(status);
  });

  test('can be switched off', async () => {
    await open({ rateLimits: false });
    for (let call = 0; call < 40; call += 1)
      expect((await cms.ask('/de/seite/@form-ticket')).status).toBe(200);
  });
});
