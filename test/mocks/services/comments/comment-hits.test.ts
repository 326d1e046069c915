import { beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '~mocks/mail/mailer';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';
import { expectConsoleError } from '../../../support/setup';
import type { Body } from '../json';
import { read } from '../json';

const page = '/de/gespraech';
let mails: Mail[];
let isDown: boolean;
let cms: TestCms;

const send = (path: string, as: string | undefined, method: string, json: unknown) =>
  cms.ask(path, { ...(as === undefined ? {} : { as }), method, json });

const settings = (values: object) => send('/@controlpanels/discussion', 'admin', 'PATCH', values);

const comment = (text: string, as: string, more: object = {}) =>
  send(`${page}/@comments`, as, 'POST', { text, ...more });

async function find(query: string, as?: string): Promise<Body[]> {
  const body = await read(cms, `/de/@search?${query}`, as === undefined ? {} : { as });
  return body.items as unknown as Body[];
}

const hits = (as?: string) => find('portal_type=Discussion%20Item&sort_on=created', as);

beforeEach(async () => {
  mails = [];
  isDown = false;
  const mailer = {
    send: async (mail: Mail) => {
      if (isDown) throw new Error('no mail today');
      mails.push(mail);
    },
  };
  cms = await createTestCms({ rateLimits: false, mailer });
  await settings({ globally_enabled: true });
  await send('/de', 'admin', 'POST', { '@type': 'Document', id: 'gespraech', title: 'Gespräch' });
  await send(`${page}/@workflow/publish`, 'admin', 'POST', {});
  await send(page, 'admin', 'PATCH', { allow_discussion: true });
});

describe('comments as search hits', () => {
  test('a comment is found by its words, writer, type and place', async () => {
    await comment('Sandbänke wandern nach Osten', 'editor');
    for (const query of [
      'SearchableText=Sandb%C3%A4nke',
      'Title=Gespr%C3%A4ch&portal_type=Discussion%20Item',
      'Description=wandern',
      'Creator=editor&Type=Comment',
      'path.depth=3&portal_type=Discussion%20Item',
    ]) {
      const [hit, ...more] = await find(query);
      expect(more).toEqual([]);
      expect(hit).toMatchObject({
        '@type': 'Discussion Item',
        '@id': expect.stringMatching(/\/de\/gespraech\/\+\+conversation\+\+default\/\d+$/) as string,
        description: 'Sandbänke wandern nach Osten',
        review_state: 'published',
        image_field: null,
      });
    }
    expect(await find('path.depth=2&portal_type=Discussion%20Item')).toEqual([]);
  });

  test('more than 25 words are cut in its description, none in its text', async () => {
    const words = Array.from({ length: 30 }, (_, at) => `wort${at}`);
    await comment(words.join(' '), 'editor');
    const [hit] = await find('SearchableText=wort29');
    expect(hit?.description).toBe(`${words.slice(0, 25).join(' ')} [...]`);
  });

  test('its page tells of it, and no longer when it is gone', async () => {
    await comment('Eins', 'editor');
    await comment('Zwei', 'reviewer');
    const columns = ['total_comments', 'commentators', 'last_comment_date'];
    const query = `id=gespraech&${columns.map((name) => `metadata_fields=${name}`).join('&')}`;
    const [before] = await find(query);
    expect(before).toMatchObject({
      total_comments: 2,
      commentators: expect.arrayContaining(['editor', 'reviewer']) as unknown,
      last_comment_date: expect.any(String) as string,
    });
    expect(await find('commentators=reviewer')).toHaveLength(1);
    for (const hit of await hits()) {
      const id = String(hit['@id']).split('/').at(-1);
      await cms.ask(`${page}/@comments/${id}`, { as: 'admin', method: 'DELETE' });
    }
    expect(await hits()).toEqual([]);
    const [after] = await find(query);
    expect(after).toMatchObject({ total_comments: 0, commentators: [], last_comment_date: null });
    expect(await find('commentators=reviewer')).toEqual([]);
  });

  test('it moves and goes with its page, and hides with it', async () => {
    await comment('Wohin', 'editor');
    await send(`${page}/@workflow/reject`, 'admin', 'POST', {});
    expect(await hits()).toEqual([]);
    expect(await hits('admin')).toHaveLength(1);
    await send('/en/@move', 'admin', 'POST', { source: page });
    expect(await hits('admin')).toEqual([]);
    const below = () => read(cms, '/en/@search?portal_type=Discussion%20Item', { as: 'admin' });
    expect((await below()).items_total).toBe(1);
    await cms.ask('/en/gespraech', { as: 'admin', method: 'DELETE' });
    expect((await below()).items_total).toBe(0);
  });

  test('whole objects are the comments as they are listed', async () => {
    await comment('Ganz', 'editor');
    const [full] = await find('portal_type=Discussion%20Item&fullobjects=1', 'admin');
    const { items } = await read(cms, `${page}/@comments`, { as: 'admin' });
    expect(items).toEqual([full]);
  });
});

describe('moderation', () => {
  beforeEach(() => settings({ moderation_enabled: true }));

  test('what waits is found by its writer and by who moderates', async () => {
    await comment('Wartet', 'editor');
    expect(await hits()).toEqual([]);
    for (const as of ['editor', 'reviewer', 'admin'])
      expect(await hits(as)).toMatchObject([{ review_state: 'pending' }]);
    const [found] = await find('id=gespraech&metadata_fields=total_comments', 'admin');
    expect(found).toMatchObject({ total_comments: 0 });
  });

  test('whoever moderates need not wait', async () => {
    await comment('Gleich da', 'reviewer');
    expect(await hits()).toMatchObject([{ review_state: 'published' }]);
  });

  test('nobody may answer what waits', async () => {
    await comment('Wartet', 'editor');
    const { items } = await read(cms, `${page}/@comments`, { as: 'admin' });
    expect(items).toMatchObject([{ can_reply: false }]);
  });
});

describe('mails', () => {
  test.each([
    [
      { moderator_notification_enabled: true, moderator_email: 'mod@immerlund.example' },
      ['mod@immerlund.example'],
    ],
    [{ moderator_notification_enabled: true }, ['portal@immerlund.example']],
    [{ moderator_email: 'mod@immerlund.example' }, []],
  ])('with %j %j hear of a comment', async (values, recipients) => {
    await settings(values);
    await comment('Hört, hört', 'editor');
    expect(mails.map(({ to }) => to)).toEqual(recipients);
    for (const { text } of mails) expect(text).toContain('Hört, hört');
  });

  test.each([
    ['selected', 1],
    [['selected'], 1],
    [true, 0],
    [undefined, 0],
  ])('a box ticked by %j: %d mails of the next comment', async (user_notification, count) => {
    await settings({ user_notification_enabled: true });
    await comment('Sagt mir Bescheid', 'editor', { user_notification });
    expect(mails).toEqual([]);
    await comment('Neues', 'reviewer');
    expect(mails).toHaveLength(count);
  });

  test('a comment stays where no mail can be sent', async () => {
    await settings({ moderator_notification_enabled: true });
    isDown = true;
    expectConsoleError(/no mail today/);
    expect((await comment('Bleibt', 'editor')).status).toBe(204);
    expect(await hits()).toHaveLength(1);
  });
});
