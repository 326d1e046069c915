import { beforeAll, describe, expect, test } from 'vitest';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms, testOrigin } from '~test/support/test-cms';
import { paths, read } from '../json';

const states = ['private', 'pending', 'published', 'intranet', 'draft'] as const;
type State = (typeof states)[number];

const pages: Readonly<Record<State, string>> = {
  private: '/de/forschung/vertraulich',
  pending: '/de/forschung/eingereicht',
  published: '/de/forschung/gezeiten',
  intranet: '/de/forschung/intern',
  draft: '/de/forschung/entwurf',
};

/** Who may view in which state. */
const viewable: Readonly<Record<string, readonly State[]>> = {
  anonymous: ['published'],
  member: ['published', 'intranet'],
  reviewer: ['published', 'intranet', 'pending', 'draft'],
  editor: states,
  siteadmin: states,
  admin: states,
};

/** Transitions on offer, as far as the role may view. */
const transitions: Readonly<Record<string, Partial<Record<State, readonly string[]>>>> = {
  member: { published: [], intranet: [] },
  reviewer: {
    pending: ['publish', 'reject', 'show_internally'],
    published: ['reject', 'show_internally'],
    draft: ['publish', 'show_internally'],
  },
  editor: {
    private: ['make_draft', 'submit'],
    pending: ['retract'],
    published: ['retract'],
    intranet: ['hide', 'make_draft', 'submit'],
    draft: ['hide', 'submit'],
  },
  admin: {
    private: ['make_draft', 'publish', 'show_internally', 'submit'],
    pending: ['publish', 'reject', 'retract', 'show_internally'],
    published: ['reject', 'retract', 'show_internally'],
  },
};

const asked = (role: string) => (role === 'anonymous' ? {} : { as: role });

const calls = [
  '',
  '/@actions',
  '/@breadcrumbs',
  '/@contextnavigation',
  '/@fzjsettings',
  '/@navigation',
  '/@navroot',
  '/@nearest-institut',
  '/@search?portal_type=Document',
  '/@translations',
  '/@workflow',
];

describe('who may read', () => {
  let cms: TestCms;

  beforeAll(async () => {
    cms = await createTestCms();
  });

  const matrix = Object.entries(viewable).flatMap(([role, seen]) =>
    states.map((state) => [role, state, seen.includes(state) ? 200 : 401] as const),
  );

  test.each(matrix)('%s and a %s page: %d for every call', async (role, state, status) => {
    for (const call of calls) {
      const response = await cms.ask(pages[state] + call, asked(role));
      expect([call, response.status]).toEqual([call, status]);
      if (status === 401) expect(await response.json()).toMatchObject({ type: 'Unauthorized' });
    }
  });

  test.each(Object.entries(viewable))('%s finds what they may view, and nothing else', async (role, seen) => {
    const found = paths(await read(cms, '/de/forschung/@search?path.depth=1', asked(role)));
    const listed = paths(await read(cms, '/de/forschung', asked(role)));
    for (const state of states) {
      expect([state, found.includes(pages[state])]).toEqual([state, seen.includes(state)]);
      expect([state, listed.includes(pages[state])]).toEqual([state, seen.includes(state)]);
    }
  });

  const offered = Object.entries(transitions).flatMap(([role, byState]) =>
    Object.entries(byState).map(([state, ids]) => [role, state as State, ids] as const),
  );

  test.each(offered)('%s may take a %s page through %j', async (role, state, ids) => {
    const { transitions: found } = await read(cms, `${pages[state]}/@workflow`, asked(role));
    expect(
      (found as unknown as { '@id': string }[]).map((each) => each['@id'].split('/').pop()).sort(),
    ).toEqual(ids);
  });

  test('the types that may be added are told to logged-in users only', async () => {
    expect((await cms.ask('/de/@types')).status).toBe(401);
    const refused = await cms.ask('/de/forschung?expand=types');
    expect(refused.status).toBe(401);
    expect(await refused.json()).toMatchObject({ message: 'Unauthorized()' });
    const forMember = (await read(cms, '/de/@types', { as: 'member' })) as unknown as { addable: boolean }[];
    expect(forMember.some((each) => each.addable)).toBe(false);
    const forEditor = (await read(cms, '/de/@types', { as: 'editor' })) as unknown as {
      id: string;
      addable: boolean;
    }[];
    const addable = forEditor.filter((each) => each.addable).map((each) => each.id);
    expect(addable).toContain('Meldung');
    expect(addable).not.toContain('LRF');
  });

  test('old addresses are listed for those who manage them alone, in the expander and in the service', async () => {
    const expanded = (as?: string) => cms.ask('/de/forschung?expand=aliases', as === undefined ? {} : { as });
    const itemsOf = async (response: Response) =>
      ((await response.json()) as { '@components': { aliases: { items: unknown } } })['@components'].aliases
        .items;
    expect(await itemsOf(await expanded())).toEqual([]);
    expect(await itemsOf(await expanded('editor'))).toEqual([
      { path: '/de/alt', 'redirect-to': '/de/forschung', datetime: expect.any(String), manual: false },
    ]);
    expect((await cms.ask('/de/forschung/@aliases')).status).toBe(401);
    expect((await cms.ask('/de/forschung/@aliases', { as: 'editor' })).status).toBe(200);
  });

  const actionIds: Readonly<Record<string, readonly string[]>> = {
    anonymous: ['view', 'copy', 'login'],
    member: ['view', 'copy', 'preferences', 'dashboard', 'logout'],
    reviewer: [
      'view',
      'folderContents',
      'history',
      'local_roles',
      'copy',
      'preferences',
      'dashboard',
      'logout',
    ],
  };

  test.each(Object.entries(actionIds))('%s has these actions and no others', async (role, ids) => {
    const actions = (await read(cms, '/de/forschung/@actions', asked(role))) as unknown as Record<
      string,
      { id: string }[]
    >;
    const found = ['object', 'object_buttons', 'user'].flatMap((name) => actions[name] ?? []);
    expect(found.map((each) => each.id)).toEqual(ids);
  });

  test('an editor may edit, cut and delete; site setup is for administrators', async () => {
    const ids = async (as: string) => {
      const actions = (await read(cms, '/de/forschung/@actions', { as })) as unknown as Record<
        string,
        { id: string }[]
      >;
      return Object.values(actions).flatMap((each) => each.map(({ id }) => id));
    };
    const editor = await ids('editor');
    for (const id of ['edit', 'cut', 'delete', 'rename', 'redirection', 'iterate_checkout'])
      expect(editor).toContain(id);
    expect(editor).not.toContain('plone_setup');
    expect(await ids('siteadmin')).toContain('plone_setup');
  });

  test('what holds no children leads to the contents of its folder', async () => {
    const { object } = (await read(cms, '/de/bilder/watt/@actions', { as: 'editor' })) as unknown as {
      object: { id: string; url: string }[];
    };
    const contents = object.find((each) => each.id === 'folderContents');
    expect(contents?.url).toBe(`${testOrigin}/de/bilder/folder_contents`);
  });

  test('the site root has no state', async () => {
    const { workflow } = (await read(cms, '?expand=workflow'))['@components'] ?? {};
    expect(workflow).toEqual({ '@id': `${testOrigin}/@workflow`, history: [], transitions: [] });
  });

  test('expired pages are listed for administrators, and given to everybody who asks for them', async () => {
    const expired = '/de/forschung/abgelaufen';
    expect(paths(await read(cms, '/de/forschung'))).not.toContain(expired);
    expect(paths(await read(cms, '/de/forschung', { as: 'editor' }))).not.toContain(expired);
    expect(paths(await read(cms, '/de/forschung', { as: 'siteadmin' }))).toContain(expired);
    expect((await cms.ask(expired)).status).toBe(200);
    expect(paths(await read(cms, '/de/forschung/@search?show_inactive=0'))).toContain(expired);
    expect(paths(await read(cms, '/de/forschung/@search?show_inactive=', { as: 'admin' }))).not.toContain(
      expired,
    );
  });
});

test('a tree of context tells nothing of a container that the reader may not view', async () => {
  const cms = await createTestCms({
    items: [
      { path: '/de', type: 'LRF', title: 'Deutsch' },
      { path: '/de/geheim', type: 'Document', title: 'Geheim', state: 'private' },
      { path: '/de/geheim/offen', type: 'Document', title: 'Offen' },
      { path: '/de/geheim/offen/unten', type: 'Document', title: 'Unten' },
    ],
  });
  const name = 'expand.contextnavigation';
  for (const options of [
    `${name}.topLevel=0`,
    `${name}.topLevel=0&${name}.bottomLevel=1`,
    `${name}.topLevel=0&${name}.includeTop=true&${name}.root_path=/de/geheim`,
    `${name}.topLevel=1&${name}.includeTop=true`,
  ])
    for (const path of ['/de/geheim/offen', '/de/geheim/offen/unten']) {
      const call = `${path}/@contextnavigation?${options}`;
      expect(JSON.stringify((await read(cms, call)).items), call).not.toContain('Geheim');
    }
  const known = await read(cms, `/de/geheim/offen/@contextnavigation?${name}.topLevel=0`, { as: 'editor' });
  expect(JSON.stringify(known.items)).toContain('Geheim');
});
