import { beforeAll, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';

const items = [
  { path: '/de', type: 'LRF', title: 'Deutsch' },
  { path: '/de/seite', type: 'Document', title: 'Seite', subjects: ['Meer'] },
  { path: '/de/entwurf', type: 'Document', title: 'Entwurf', state: 'private' as const },
  {
    path: '/de/fest',
    type: 'Event',
    title: 'Fest',
    fields: { start: '2031-06-01T10:00:00+00:00', end: '2031-06-02T18:00:00+00:00' },
  },
  {
    path: '/de/damals',
    type: 'Event',
    title: 'Damals',
    fields: { start: '2011-06-01T10:00:00+00:00', end: '2011-06-02T18:00:00+00:00' },
  },
  { path: '/de/bild', type: 'Image', title: 'Bild', fields: { image: { picture: 'b.png' } } },
];

const everything = ['seite', 'entwurf', 'fest', 'damals', 'bild'];
const but = (...ids: string[]) => everything.filter((id) => !ids.includes(id));

describe('rows of a query', () => {
  let cms: TestCms;

  beforeAll(async () => {
    cms = await createTestCms({ items, rateLimits: false, now: () => Date.parse('2026-05-01T00:00:00Z') });
    const file = { data: 'Wattwurm', filename: 'a.txt', 'content-type': 'text/plain' };
    for (const [id, more] of [
      ['text', {}],
      ['gesperrt', { restricted: true, restricted_token: 'geheimes-wort' }],
    ] as const)
      await cms.ask('/de', {
        method: 'POST',
        as: 'admin',
        json: { '@type': 'File', id, title: id, file, ...more },
      });
  });

  async function idsOf(response: Response): Promise<string[]> {
    const { items: found } = (await response.json()) as { items: { '@id': string }[] };
    return found.map((item) => item['@id'].split('/').at(-1) ?? '');
  }

  async function ask(i: string, operator: string, v: unknown) {
    const o = `plone.app.querystring.operation.${operator}`;
    const query = [{ i, o, v }];
    const json = { query, b_size: 100 };
    return cms.ask('/de/@querystring-search', { method: 'POST', as: 'admin', json });
  }

  const files = ['text', 'gesperrt'];

  test.each([
    ['review_state', 'selection.none', ['private'], [...but('entwurf'), ...files]],
    ['review_state', 'selection.none', ['nix'], but('bild')],
    ['review_state', 'selection.none', [], []],
    ['Subject', 'selection.none', ['Meer'], [...but('seite'), ...files]],
    ['Subject', 'selection.none', ['nix'], ['seite']],
    ['exclude_from_nav', 'boolean.isFalse', '', but('bild')],
    ['getObjPositionInParent', 'int.is', '0', []],
    ['getObjPositionInParent', 'int.is', 'x', [...everything, ...files]],
    ['start', 'date.between', ['2010-01-01', ''], ['damals']],
    ['start', 'date.between', ['x', '2040-01-01'], ['fest', 'damals']],
    ['Title', 'string.contains', '', []],
    ['SearchableText', 'string.contains', 'wattwurm', ['text']],
    ['show_inactive', 'string.showInactive', ['Manager'], [...everything, ...files]],
  ])('%s %s %j', async (i, operator, v, expected) => {
    expect((await idsOf(await ask(i, operator, v))).toSorted()).toEqual(expected.toSorted());
  });

  test.each([
    ['is_folderish=x', "Could not parse value 'x' as boolean"],
    ['start=x', "<DateRecurringIndex at start> must be of type <class 'DateTime.DateTime.DateTime'>"],
    ['Subject.range=min', "<KeywordIndex at Subject> is missing a 'query' key!"],
    ['UID.range=min', "<UUIDIndex at UID> is missing a 'query' key!"],
  ])('%s fails as in Plone', async (query, message) => {
    const response = await cms.ask(`/de/@search?${query}`, { as: 'admin' });
    expect(response.status).toBe(500);
    expect(((await response.json()) as { message: string }).message).toContain(message);
  });

  test('what has no value in the sorting index counts where no size of a batch is asked', async () => {
    const total = async (query: string) => {
      const response = await cms.ask(`/de/@search?sort_on=start${query}`, { as: 'admin' });
      return ((await response.json()) as { items_total: number }).items_total;
    };
    expect(await total('&b_size=50')).toBe(2);
    expect(await total('')).toBe(everything.length + files.length + 1);
  });

  test('a text is no number', async () => {
    expect(await idsOf(await cms.ask('/de/@search?total_comments=0', { as: 'admin' }))).toEqual([]);
  });
});
