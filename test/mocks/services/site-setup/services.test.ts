import { beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '~mocks/mail/mailer';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';
import { json } from '../json';

let cms: TestCms;
let mails: Mail[];
beforeEach(async () => {
  mails = [];
  cms = await createTestCms({
    items: [
      { path: '/de', type: 'LRF', title: 'Deutsch' },
      { path: '/de/a', type: 'Document', title: 'Eisberg' },
      { path: '/de/b', type: 'News Item', title: 'Eisberg' },
    ],
    mailer: { send: (mail) => Promise.resolve(void mails.push(mail)) },
  });
});

const send = (method: string, path: string, body?: unknown, as: string | undefined = 'admin') =>
  cms.ask(path, { method, json: body, ...(as === '' ? {} : { as }) });
const status = async (...call: Parameters<typeof send>) => (await send(...call)).status;

interface Batch {
  items: { name: string; value: unknown; schema: { properties: { type: string } } }[];
  items_total: number;
}

describe('the registry', () => {
  test('lists the settings of all panels by name, in batches', async () => {
    const { items, items_total: total } = await json<Batch>(send('GET', '/@registry?q=plone.sitemap'));
    expect(items).toMatchObject([
      { name: 'plone.sitemap_depth', value: 3, schema: { properties: { type: 'integer' } } },
    ]);
    expect(total).toBe(1);
    const all = await json<Batch>(send('GET', '/@registry?b_size=1000'));
    const names = all.items.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(names).toContain('researchportal.matomo_id');
  });

  test('saves as the control panel does', async () => {
    expect(await status('PATCH', '/@registry', { 'plone.site_title': 'Neu', 'plone.sitemap_depth': 4 })).toBe(
      204,
    );
    expect(await json(send('GET', '/@registry/plone.sitemap_depth'))).toBe(4);
    expect(await json(send('GET', '/@controlpanels/navigation'))).toMatchObject({
      data: { sitemap_depth: 4 },
    });
    expect(await json(send('GET', '/@site'))).toMatchObject({ 'plone.site_title': 'Neu' });
  });

  test.each([
    [{ 'plone.nope': 1 }, 'NotImplementedError'],
    [{ 'plone.sitemap_depth': 'x' }, 'WrongType'],
  ])('refuses %j, and then saves nothing', async (body, type) => {
    const answer = await send('PATCH', '/@registry', { 'plone.navigation_depth': 7, ...body });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ type });
    expect(await json(send('GET', '/@registry/plone.navigation_depth'))).not.toBe(7);
  });

  test('knows no other names', async () => {
    expect(await status('GET', '/@registry/nope')).toBe(503);
    expect(await status('GET', '/@registry/a/b')).toBe(500);
  });
});

describe('add-ons', () => {
  const installed = async (id: string) =>
    (await json<{ is_installed: boolean }>(send('GET', `/@addons/${id}`))).is_installed;

  test('that do nothing here come and go; what the server is made of stays', async () => {
    expect(await installed('plone.session')).toBe(false);
    expect(await status('POST', '/@addons/plone.session/install')).toBe(204);
    expect(await installed('plone.session')).toBe(true);
    await send('POST', '/@addons/plone.session/uninstall');
    expect(await installed('plone.session')).toBe(false);
    await send('POST', '/@addons/plone.app.discussion/uninstall');
    expect(await installed('plone.app.discussion')).toBe(true);
  });

  test('that are unknown are passed over; other actions fail', async () => {
    expect(await json(send('GET', '/@addons/nope'))).toEqual([]);
    expect(await status('POST', '/@addons/nope/install')).toBe(204);
    expect(await status('POST', '/@addons/plone.session/paint')).toBe(500);
    const listed = await cms.ask('/@addons/nope/install', {
      method: 'POST',
      as: 'admin',
      headers: { Prefer: 'return=representation' },
    });
    expect(await listed.json()).toMatchObject({ items: expect.arrayContaining([]) as unknown });
    expect(listed.status).toBe(200);
  });
});

test('an upgrade finds nothing to do', async () => {
  const answer = await json(send('POST', '/@upgrade', { dry_run: true }));
  expect(answer).toMatchObject({ dry_run: true, upgraded: true });
  expect(JSON.stringify(answer)).toContain('transaction aborted');
  expect(await json(send('POST', '/@upgrade'))).toMatchObject({ dry_run: false });
});

describe('mails of users', () => {
  const body = { to: 'a@example.org', from: 'b@example.org', message: 'Hallo', name: 'Berit' };

  test('go out in the site’s name', async () => {
    expect(await status('POST', '/@email-send', body, 'member')).toBe(204);
    expect(mails).toMatchObject([{ to: 'a@example.org', replyTo: 'b@example.org' }]);
    expect(mails[0]?.text).toContain('Berit');
  });

  test.each([
    ['a visitor', { ...body }, '', 401],
    ['no recipient', { ...body, to: '' }, 'member', 400],
    ['several recipients', { ...body, to: 'a@example.org, c@example.org' }, 'member', 400],
  ])('are refused with %s', async (_, given, as, expected) => {
    expect(await status('POST', '/@email-send', given, as)).toBe(expected);
    expect(mails).toEqual([]);
  });
});

test.each(['/@registry', '/@addons', '/@upgrade'])('%s is for Managers', async (path) => {
  expect(await status('GET', path)).toBe(200);
  for (const as of ['siteadmin', 'editor', '']) expect(await status('GET', path, undefined, as)).toBe(401);
});

test('visitors do not find the types that the settings leave out', async () => {
  const found = async () => {
    const url = '/@search?SearchableText=Eisberg&use_site_search_settings=1';
    return (await json<{ items: { '@type': string }[] }>(send('GET', url))).items
      .map((each) => each['@type'])
      .sort();
  };
  expect(await found()).toEqual(['Document', 'News Item']);
  await send('PATCH', '/@controlpanels/search', { types_not_searched: ['News Item'] });
  expect(await found()).toEqual(['Document']);
});
