import { beforeAll, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms, testOrigin } from '~test/support/test-cms';
import { read } from '../../services/json';

describe('fields of a content GET', () => {
  let cms: TestCms;

  beforeAll(async () => {
    cms = await createTestCms({
      items: [
        { path: '/de', type: 'LRF', title: 'Deutsch' },
        { path: '/en', type: 'LRF', title: 'English', translationOf: '/de' },
        {
          path: '/de/ikf',
          type: 'Institut',
          title: 'IKF',
          fields: { name: 'Institut für Küste', token: 'ikf' },
        },
        {
          path: '/en/ikf',
          type: 'Institut',
          title: 'IKF',
          fields: { name: 'Coastal Institute', token: 'ikf' },
        },
        { path: '/profile', type: 'Document', title: 'Profile' },
        {
          path: '/profile/ada',
          type: 'Member',
          title: 'Ada',
          fields: {
            name: 'Lovelace',
            firstname: 'Ada',
            salutation: 'ms',
            competence_type: 'unknown',
            institutes: ['ikf', 'gone'],
            about_me: '<p>Liest <a href="/de/ikf">hier</a><script>x()</script></p>',
            image: { picture: 'ada.png' },
          },
        },
        {
          path: '/de/projekt',
          type: 'Project',
          title: 'Projekt',
          fields: { project_start_month: '3', project_start_year: 2026, members: ['/profile/ada', 'gone'] },
        },
        { path: '/de/geheim', type: 'Document', title: 'Geheim', state: 'private' },
        { path: '/de/seite', type: 'Document', title: 'Seite', fields: { relatedItems: ['/de/geheim'] } },
      ],
    });
  });

  const english = { headers: { Cookie: 'I18N_LANGUAGE="en"' } };

  test('a choice has token and title in the language of the reader, an unknown one its token', async () => {
    expect(await read(cms, '/profile/ada')).toMatchObject({
      salutation: { token: 'ms', title: 'Frau' },
      competence_type: 'unknown',
      type_title: 'Person',
      language: '',
    });
    expect((await read(cms, '/profile/ada', english)).salutation).toEqual({ token: 'ms', title: 'Ms' });
  });

  test('several choices leave unknown ones out; institutes are named by their own pages', async () => {
    expect((await read(cms, '/profile/ada')).institutes).toEqual([
      { token: 'ikf', title: 'Institut für Küste' },
    ]);
    expect((await read(cms, '/profile/ada', english)).institutes).toEqual([
      { token: 'ikf', title: 'Coastal Institute' },
    ]);
  });

  test('rich text is safe, its links are URLs', async () => {
    expect((await read(cms, '/profile/ada')).about_me).toEqual({
      data: `<p>Liest <a href="${testOrigin}/de/ikf">hier</a></p>`,
      'content-type': 'text/html',
      encoding: 'utf8',
    });
  });

  test('relations are summaries with a UID, broken ones and private ones are left out', async () => {
    const { members } = await read(cms, '/de/projekt');
    expect(members).toHaveLength(1);
    expect(members?.[0]).toMatchObject({
      '@id': `${testOrigin}/profile/ada`,
      title: 'Ada',
      UID: expect.any(String),
    });
    expect((await read(cms, '/de/seite')).relatedItems).toEqual([]);
  });

  test('what nothing is stored for has the empty value of its kind', async () => {
    expect(await read(cms, '/de/projekt')).toMatchObject({
      project_start_month: { token: '3', title: 'März' },
      project_end_month: null,
      image: null,
      subjects: [],
      involved_institutes: [],
      blocks: {},
      blocks_layout: { items: [] },
      exclude_from_nav: false,
      expires: null,
    });
  });

  test('every type answers with the fields of its schema', async () => {
    const { shippedTypes } = await import('~mocks/content-types/registry');
    const { readPermissions } = await import('~mocks/content/serialize/read-permissions');
    const namesFor = (fields: readonly { name: string }[]) =>
      fields.map(({ name }) => name).filter((name) => !readPermissions.has(name));
    const types = shippedTypes.all.filter((type) => type.id !== 'Plone Site');
    const all = await createTestCms({
      items: types.map((type, index) => ({ path: `/t${index}`, type: type.id, title: type.id })),
    });
    for (const [index, type] of types.entries()) {
      const body = await read(all, `/t${index}?expand=actions,breadcrumbs,navigation,contextnavigation`);
      expect(Object.keys(body)).toEqual(expect.arrayContaining(namesFor(type.fields)));
      const hasItems = type.folderish || type.id === 'Collection';
      expect([type.id, body['@type'], 'items' in body]).toEqual([type.id, type.id, hasItems]);
    }
  });
});
