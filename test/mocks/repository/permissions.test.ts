import { describe, expect, it } from 'vitest';
import { createRepository } from '~mocks/repository/store/repository';
import type { Permission, Repository, Viewer, WorkflowState } from '~mocks/repository/types';
import { transitionsFor } from '~mocks/repository/workflow';
import { createMemoryStorage } from '~mocks/storage/memory';
import { anonymous, makeItem, member, uidOf } from './make-item';

const viewers = {
  Anonymous: anonymous,
  Member: member('u'),
  Reader: member('u', 'Reader'),
  Contributor: member('u', 'Contributor'),
  Editor: member('u', 'Editor'),
  Reviewer: member('u', 'Reviewer'),
  Owner: member('owner'),
  'Site Administrator': member('u', 'Site Administrator'),
  Manager: member('u', 'Manager'),
} satisfies Record<string, Viewer>;

type Who = keyof typeof viewers;

/** The calls of the observed table, in its order: GET, PATCH, POST, DELETE, sharing, history, revert, aliases. */
const calls: readonly Permission[] = [
  'View',
  'Modify portal content',
  'Add portal content',
  'Delete objects',
  'Delegate roles',
  'Access previous versions',
  'Revert content',
  'Manage Context Aliases',
];

async function repositoryWith(state: WorkflowState): Promise<Repository> {
  const repository = await createRepository(createMemoryStorage());
  await repository.write((transaction, { root }) => {
    transaction.put(makeItem('page', root, { state, localRoles: { owner: ['Owner'] } }));
  });
  return repository;
}

const nobody = '--------';
const all = 'xxxxxxxx';

const observed: [WorkflowState, Who, string, string][] = [
  ['private', 'Anonymous', nobody, ''],
  ['private', 'Member', nobody, ''],
  ['private', 'Reader', 'x-------', ''],
  ['private', 'Contributor', 'x-x--x--', ''],
  ['private', 'Editor', 'xx-xxxxx', 'submit make_draft'],
  ['private', 'Reviewer', nobody, ''],
  ['private', 'Owner', all, 'submit make_draft'],
  ['private', 'Site Administrator', all, 'publish submit show_internally make_draft'],
  ['private', 'Manager', all, 'publish submit show_internally make_draft'],
  ['pending', 'Anonymous', nobody, ''],
  ['pending', 'Member', nobody, ''],
  ['pending', 'Reader', 'x-------', ''],
  ['pending', 'Contributor', 'x-x--x--', ''],
  ['pending', 'Editor', 'x--xxxxx', 'retract'],
  ['pending', 'Reviewer', 'xx--xxx-', 'publish show_internally reject'],
  ['pending', 'Owner', 'x-xxxxxx', 'retract'],
  ['pending', 'Site Administrator', all, 'publish show_internally reject retract'],
  ['pending', 'Manager', all, 'publish show_internally reject retract'],
  ['published', 'Anonymous', 'x-------', ''],
  ['published', 'Member', 'x-------', ''],
  ['published', 'Reader', 'x-------', ''],
  ['published', 'Contributor', 'x-x--x--', ''],
  ['published', 'Editor', 'xx-xxxxx', 'retract'],
  ['published', 'Reviewer', 'x---xxx-', 'show_internally reject'],
  ['published', 'Owner', all, 'retract'],
  ['published', 'Manager', all, 'show_internally reject retract'],
  ['intranet', 'Anonymous', nobody, ''],
  ['intranet', 'Member', 'x-------', ''],
  ['intranet', 'Editor', 'xx-xxxxx', 'submit make_draft hide'],
  ['intranet', 'Reviewer', 'x---xxx-', 'publish'],
  ['intranet', 'Manager', all, 'publish submit make_draft hide'],
  ['draft', 'Anonymous', nobody, ''],
  ['draft', 'Member', nobody, ''],
  ['draft', 'Editor', 'xx-xxxxx', 'submit hide'],
  ['draft', 'Reviewer', 'x---xxx-', 'publish show_internally'],
  ['draft', 'Manager', all, 'publish submit show_internally hide'],
];

it.each(observed)('in %s a %s may do %s and is offered "%s"', async (state, who, allowed, offered) => {
  const repository = await repositoryWith(state);
  const page = repository.byPath('/page');
  if (!page) throw new Error('missing');
  const can = (permission: Permission) => repository.can(viewers[who], permission, page);
  expect(calls.map((permission) => (can(permission) ? 'x' : '-')).join('')).toBe(allowed);
  const names = offered.split(' ').filter(Boolean).sort();
  expect(transitionsFor(state, can).map(({ id }) => id)).toEqual(names);
  const query = {
    criteria: [],
    paths: [{ path: '/page', depth: 0 }],
    includeInactive: false,
    start: 0,
    size: 1,
  };
  expect(repository.search(query, viewers[who]).total).toBe(can('View') ? 1 : 0);
});

describe('local roles', () => {
  const inside = () => makeItem('inside', uidOf('folder'), { state: 'private' });
  const eva = member('eva');
  const team: Viewer = { ...member('otto'), groups: ['team'] };

  async function folder(change: Parameters<typeof makeItem>[2]): Promise<Repository> {
    const repository = await createRepository(createMemoryStorage());
    await repository.write((transaction, { root }) => {
      transaction.put(makeItem('folder', root, { state: 'private', ...change }));
      transaction.put(inside());
    });
    return repository;
  }
  const seenBy = (repository: Repository, viewer: Viewer) => {
    const query = {
      criteria: [],
      paths: [{ path: '/folder', depth: 1 }],
      includeInactive: false,
      start: 0,
      size: 9,
    };
    const { total } = repository.search(query, viewer);
    expect(repository.can(viewer, 'View', inside())).toBe(total === 1);
    return total === 1;
  };

  it('hold for what is below, for users, groups and all who are logged in', async () => {
    const repository = await folder({ localRoles: { eva: ['Reader'], team: ['Editor'] } });
    expect(seenBy(repository, eva)).toBe(true);
    expect(seenBy(repository, team)).toBe(true);
    expect(seenBy(repository, member('other'))).toBe(false);
    const open = await folder({ localRoles: { AuthenticatedUsers: ['Reader'] } });
    expect(seenBy(open, member('other'))).toBe(true);
    expect(seenBy(open, anonymous)).toBe(false);
  });

  it('end where inheritance is blocked, and come and go with a change of the container', async () => {
    const repository = await folder({ localRoles: { eva: ['Reader'] } });
    await repository.write((transaction) => transaction.put({ ...inside(), blocksInheritance: true }));
    const query = {
      criteria: [],
      paths: [{ path: '/folder', depth: 1 }],
      includeInactive: false,
      start: 0,
      size: 9,
    };
    expect(repository.search(query, eva).total).toBe(0);
    await repository.write((transaction) => transaction.put(inside()));
    expect(repository.search(query, eva).total).toBe(1);
    const container = repository.byPath('/folder');
    if (!container) throw new Error('missing');
    await repository.write((transaction) => transaction.put({ ...container, localRoles: {} }));
    expect(repository.search(query, eva).total).toBe(0);
  });
});
