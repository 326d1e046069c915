import { beforeEach, describe, expect, test } from 'vitest';
import { hashPassword } from '~mocks/accounts/password';
import type { Item, Role } from '~mocks/repository/types';
import type { TestCms } from '~test/support/test-cms';
import { createTestCms } from '~test/support/test-cms';

/** What a real Plone answered, call by call in this order, to the role given globally (Owner: on the item). */
const calls = [
  'GET',
  'PATCH',
  'POST',
  'DELETE',
  '@sharing',
  '@history',
  'revert',
  '@aliases',
  '@lock',
] as const;

type State = 'private' | 'pending' | 'published';

const nobody = '401 401 401 401 401 401 401 401 401';

/** Statuses, then the transitions on offer in stock Plone; the portal's workflow has more. */
const observed: Readonly<Record<string, Readonly<Record<State, readonly [string, string]>>>> = {
  Anonymous: {
    private: [nobody, ''],
    pending: [nobody, ''],
    published: ['200 401 401 401 403 401 401 401 401', ''],
  },
  Member: {
    private: [nobody, ''],
    pending: [nobody, ''],
    published: ['200 401 401 401 403 401 401 401 401', ''],
  },
  Reader: {
    private: ['200 401 401 401 403 401 401 401 401', ''],
    pending: ['200 401 401 401 403 401 401 401 401', ''],
    published: ['200 401 401 401 403 401 401 401 401', ''],
  },
  Contributor: {
    private: ['200 401 201 401 403 200 401 401 401', ''],
    pending: ['200 401 201 401 403 200 401 401 401', ''],
    published: ['200 401 201 401 403 200 401 401 401', ''],
  },
  Editor: {
    private: ['200 204 401 204 200 200 200 200 200', 'submit'],
    pending: ['200 401 401 204 200 200 200 200 401', 'retract'],
    published: ['200 204 401 204 200 200 200 200 200', 'retract'],
  },
  Reviewer: {
    private: [nobody, ''],
    pending: ['200 204 401 401 200 200 200 401 200', 'publish reject'],
    published: ['200 401 401 401 200 200 200 401 401', 'reject'],
  },
  Owner: {
    private: ['200 204 201 204 200 200 200 200 200', 'submit'],
    pending: ['200 401 201 204 200 200 200 200 401', 'retract'],
    published: ['200 204 201 204 200 200 200 200 200', 'retract'],
  },
  'Site Administrator': {
    private: ['200 204 201 204 200 200 200 200 200', 'publish submit'],
    pending: ['200 204 201 204 200 200 200 200 200', 'publish reject retract'],
    published: ['200 204 201 204 200 200 200 200 200', 'reject retract'],
  },
  Manager: {
    private: ['200 204 201 204 200 200 200 200 200', 'publish submit'],
    pending: ['200 204 201 204 200 200 200 200 200', 'publish reject retract'],
    published: ['200 204 201 204 200 200 200 200 200', 'reject retract'],
  },
};

const path = '/de/forschung/gezeiten';
const password = 'geheim-genug';

let cms: TestCms;

beforeEach(async () => {
  cms = await createTestCms({ rateLimits: false });
});

/** Puts the page into the state and makes a user with the role; tells how the user's requests are marked. */
async function prepare(role: string, state: State): Promise<Record<string, string>> {
  const hash = await hashPassword(password, { N: 16, r: 1, p: 1 });
  await cms.repository.write((transaction, reader) => {
    const page = reader.byPath(path) as Item;
    const localRoles: Item['localRoles'] = role === 'Owner' ? { wanda: ['Owner'] } : {};
    transaction.put({ ...page, state, localRoles });
    const roles = role === 'Owner' ? [] : [role as Role];
    const user = { id: 'wanda', login: 'wanda', fullname: 'Wanda', email: 'wanda@immerlund.example' };
    transaction.setUser({ ...user, roles, groups: [], password: hash });
  });
  if (role === 'Anonymous') return {};
  const credentials = Buffer.from(`wanda:${password}`).toString('base64');
  return { Authorization: `Basic ${credentials}` };
}

/** One call of the table on the page. */
function make(call: (typeof calls)[number], headers: Record<string, string>): Promise<Response> {
  switch (call) {
    case 'GET':
      return cms.ask(path, { headers });
    case 'PATCH':
      return cms.ask(path, { method: 'PATCH', json: { description: 'anders' }, headers });
    case 'POST':
      return cms.ask(path, { json: { '@type': 'Document', title: 'Unterseite' }, headers });
    case 'DELETE':
      return cms.ask(path, { method: 'DELETE', headers });
    case '@lock':
      return cms.ask(`${path}/@lock`, { json: {}, headers });
    case 'revert':
      return cms.ask(`${path}/@history`, { method: 'PATCH', json: { version: 0 }, headers });
    default:
      return cms.ask(`${path}/${call}`, { headers });
  }
}

const cells = Object.entries(observed).flatMap(([role, states]) =>
  (Object.entries(states) as [State, readonly [string, string]][]).flatMap(([state, [statuses]]) =>
    statuses.split(' ').map((status, at) => [role, state, calls[at] ?? 'GET', Number(status)] as const),
  ),
);

describe('every call of every role in every state', () => {
  test.each(cells)('%s, %s, %s: %d', async (role, state, call, status) => {
    const headers = await prepare(role, state);
    expect((await make(call, headers)).status).toBe(status);
  });
});

const offers = Object.entries(observed).flatMap(([role, states]) =>
  (Object.entries(states) as [State, readonly [string, string]][]).map(
    ([state, [, transitions]]) => [role, state, transitions] as const,
  ),
);

/** Transitions that the portal's workflow adds to the stock one. */
const added = new Set(['show_internally', 'make_draft', 'hide']);

describe('the transitions that each role is offered can be taken, and no others', () => {
  test.each(offers)('%s, %s: %s', async (role, state, expected) => {
    const headers = await prepare(role, state);
    const response = await cms.ask(`${path}/@workflow`, { headers });
    const body = (await response.json()) as { transitions?: { '@id': string }[] };
    const ids = (body.transitions ?? []).map((each) => each['@id'].split('/').at(-1) ?? '');
    expect(ids.filter((id) => !added.has(id)).sort()).toEqual(expected.split(' ').filter(Boolean));
    for (const transition of ['publish', 'submit', 'reject', 'retract', ...added]) {
      const again = await prepare(role, state);
      const taken = await cms.ask(`${path}/@workflow/${transition}`, { json: {}, headers: again });
      const isThere =
        (transition === 'publish' && state === 'published') || transitionStays(transition, state);
      const mayView = response.status === 200;
      const status = !mayView ? 401 : ids.includes(transition) || isThere ? 200 : 400;
      expect([transition, taken.status]).toEqual([transition, status]);
    }
  });
});

/** A step into the state in which the page is already changes nothing and is no mistake. */
function transitionStays(transition: string, state: State): boolean {
  const target = { submit: 'pending', reject: 'private', retract: 'private', hide: 'private' }[transition];
  return target === state;
}
