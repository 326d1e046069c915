import { describe, expect, test } from 'vitest';
import { createTestCms, type TestCms } from '~test/support/test-cms';
import { createCms } from '~mocks/cms';
import { services } from '~mocks/dispatch/services';
import { createRepository } from '~mocks/repository/store/repository';

const inherited = ['constructor', '__proto__', 'toString'];

const writes = ['post', 'patch', 'put', 'delete'] as const;

/** Bodies in which the name stands wherever a body may name something. */
function bodiesWith(name: string): string[] {
  const block = { '@type': name, variation: name, icon: name, url: name, href: [{ '@id': name }] };
  const row = { i: name, o: 'plone.app.querystring.operation.selection.any', v: [name] };
  return [
    {
      '@type': name,
      id: name,
      title: name,
      name,
      factory: name,
      language: name,
      layout: name,
      subjects: [name],
      username: name,
      groupname: name,
      login: name,
      email: `${name}@example.org`,
      roles: { [name]: true },
      users: { [name]: true },
      entries: [{ id: name, type: name, roles: { [name]: true } }],
      blocks: { [name]: block },
      blocks_layout: { items: [name] },
      query: [row],
      sort_on: name,
      metadata_fields: [name],
      source: [`/${name}`],
      target: name,
      obj_ids: [name],
      items: [{ path: `/${name}`, source: name, relation: name }],
      default_page: name,
      ordering: { obj_id: name, delta: 'top' },
      sort: { on: name, order: name },
      fieldsets: [{ id: name, title: name, fields: [name] }],
      properties: { [name]: { title: name } },
    },
    { [name]: { [name]: name } },
  ].map((body) => JSON.stringify(body));
}

const names = [
  'expand',
  'metadata_fields',
  'sort_on',
  'portal_type',
  'type',
  'query',
  'relation',
  'lang',
  'token',
];

/** What was no answer but an accident, for which a 500 was all that could be said. */
async function accidentsOf(cms: TestCms, accidents: unknown[], name: string): Promise<unknown[]> {
  const query = new URLSearchParams([...names, name, `${name}.query`].map((each) => [each, name])).toString();
  const bodies = bodiesWith(name);
  for (const service of services) {
    for (const rest of service.takesSegments ? ['', `/${name}`, `/Document/${name}`] : ['']) {
      const path = `${service.rootOnly ? '' : '/de/forschung'}/${service.name}${rest}`;
      if (service.get) await cms.ask(`${path}?${query}`, { as: 'admin' });
      for (const method of writes) {
        if (!service[method]) continue;
        for (const json of bodies) await cms.ask(path, { as: 'admin', method: method.toUpperCase(), json });
      }
    }
  }
  return accidents;
}

describe('no service takes a name that every object inherits for something that it knows:', () => {
  test.each(inherited)('%s', async (name) => {
    const accidents: unknown[] = [];
    const cms = await createTestCms({ report: (error) => accidents.push(error), rateLimits: false });
    expect(await accidentsOf(cms, accidents, name)).toEqual([]);
  });
});

describe('what bears such a name', () => {
  const made: readonly [string, string, (name: string) => unknown][] = [
    ['a type', '/@controlpanels/dexterity-types', (name) => ({ title: name })],
    ['a user', '/@users', (name) => ({ username: name, email: 'x@example.org', sendPasswordReset: true })],
    ['a group', '/@groups', (name) => ({ groupname: name, title: name })],
    ['a page', '/de/forschung', (name) => ({ '@type': 'Document', id: name, title: name, subjects: [name] })],
    [
      'a right on a page',
      '/de/forschung/@sharing',
      (name) => ({ entries: [{ id: name, type: 'user', roles: { [name]: true } }] }),
    ],
  ];

  test.each(made)('%s is refused or made, and the site starts again with it', async (_, path, bodyFor) => {
    const accidents: unknown[] = [];
    const report = (error: unknown) => accidents.push(error);
    const cms = await createTestCms({ report, rateLimits: false });
    for (const name of inherited.slice(0, 2)) {
      const answer = await cms.ask(path, { as: 'admin', json: bodyFor(name) });
      expect(answer.status).toBeLessThan(500);
    }
    const again = createCms({ repository: await createRepository(cms.repository.storage), report });
    for (const view of ['/de/forschung?expand=breadcrumbs,navigation', '/de/@search?metadata_fields=_all']) {
      const request = new Request(`http://localhost:3000/++api++${view}`, {
        headers: { Accept: 'application/json' },
      });
      expect((await again.fetch(request)).status).toBe(200);
    }
    expect(accidents).toEqual([]);
  });

  test('a type that was kept under such a name lets the site start', async () => {
    const cms = await createTestCms();
    await cms.repository.write((transaction) => {
      const facts = {
        id: 'constructor',
        title: 'x',
        description: '',
        isListed: true,
        addable: true,
        folderish: true,
        workflow: true,
        layout: 'view',
        versions: false,
        filtersChildren: true,
        allowedChildren: [],
      };
      transaction.setSetting('content-types', {
        constructor: {
          facts,
          behaviors: ['constructor', 'plone.dublincore'],
          layouts: ['view'],
          fieldsets: [],
        },
      });
    });
    expect((await cms.ask('/@types/constructor', { as: 'admin' })).status).toBe(200);
    expect(
      (
        await cms.ask('/de/forschung', {
          as: 'admin',
          json: { '@type': 'constructor', id: 'toString', title: 'x' },
        })
      ).status,
    ).toBe(201);
    const again = createCms({ repository: await createRepository(cms.repository.storage) });
    const request = new Request('http://localhost:3000/++api++/de/forschung', {
      headers: { Accept: 'application/json' },
    });
    expect((await again.fetch(request)).status).toBe(200);
  });
});
