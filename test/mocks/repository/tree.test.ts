import { beforeEach, describe, expect, it } from 'vitest';
import { createRepository } from '~mocks/repository/store/repository';
import type { Item, Repository } from '~mocks/repository/types';
import { InvariantError } from '~mocks/repository/types';
import { createMemoryStorage } from '~mocks/storage/memory';
import { anonymous, makeItem, manager, uidOf } from './make-item';

let repository: Repository;

const at = (path: string): Item => {
  const item = repository.byPath(path);
  if (!item) throw new Error(`nothing at ${path}`);
  return item;
};
const children = (path: string) => repository.childrenOf(at(path)).map(({ id }) => id);

beforeEach(async () => {
  repository = await createRepository(createMemoryStorage());
  await repository.write((transaction, { root }) => {
    transaction.put(makeItem('a', root));
    transaction.put(makeItem('b', root));
    for (const name of ['a1', 'a2', 'a3', 'a4']) transaction.put(makeItem(name, uidOf('a')));
    transaction.put(makeItem('deep', uidOf('a1')));
  });
});

describe('folder order', () => {
  it('is the order of creation, and an item that is changed keeps its place', async () => {
    await repository.write((transaction) => transaction.put({ ...at('/a/a2'), fields: { title: 'other' } }));
    expect(children('/a')).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('follows setOrder; children that it leaves out come last', async () => {
    await repository.write((transaction) => transaction.setOrder(uidOf('a'), [uidOf('a3'), uidOf('a1')]));
    expect(children('/a')).toEqual(['a3', 'a1', 'a2', 'a4']);
    await repository.write((transaction) => transaction.put(makeItem('a5', uidOf('a'))));
    expect(children('/a')).toEqual(['a3', 'a1', 'a2', 'a4', 'a5']);
  });

  it('is the same after loading again', async () => {
    await repository.write((transaction) => {
      transaction.put(makeItem('a0', uidOf('a')));
      transaction.setOrder(uidOf('a'), ['a4', 'a0', 'a2'].map(uidOf));
    });
    const again = await createRepository(repository.storage);
    const folder = again.byPath('/a');
    expect(folder && again.childrenOf(folder).map(({ id }) => id)).toEqual(['a4', 'a0', 'a2', 'a1', 'a3']);
  });

  it('survives so many moves to the same place that fractions run out', async () => {
    const names = ['a1', 'a2', 'a3', 'a4'];
    for (let turn = 0; turn < 80; turn += 1) {
      names.splice(1, 0, ...names.splice(3, 1));
      await repository.write((transaction) => transaction.setOrder(uidOf('a'), names.map(uidOf)));
      expect(children('/a')).toEqual(names);
    }
  });
});

describe('moving and removing', () => {
  it('takes everything below along', async () => {
    await repository.write((transaction) =>
      transaction.put({ ...at('/a/a1'), parent: uidOf('b'), id: 'moved' }),
    );
    expect(repository.byPath('/a/a1')).toBeUndefined();
    expect(repository.pathOf(at('/b/moved/deep'))).toBe('/b/moved/deep');
    const below = {
      criteria: [],
      paths: [{ path: '/b', depth: -1 }],
      includeInactive: false,
      start: 0,
      size: 9,
    };
    expect(repository.search(below, anonymous).total).toBe(3);
  });

  it('lets two siblings swap their names', async () => {
    await repository.write((transaction) => {
      transaction.put({ ...at('/a/a1'), id: 'a2' });
      transaction.put({ ...at('/a/a2'), id: 'a1' });
    });
    expect(at('/a/a1').uid).toBe(uidOf('a2'));
    expect(at('/a/a2/deep').uid).toBe(uidOf('deep'));
  });

  it('lets a folder move below what was inside it, in one transaction', async () => {
    await repository.write((transaction) => {
      transaction.put({ ...at('/a'), parent: uidOf('a1') });
      transaction.put({ ...at('/a/a1'), parent: repository.root.uid });
    });
    expect(repository.pathOf(at('/a1/a/a2'))).toBe('/a1/a/a2');
    expect(repository.byPath('/a')).toBeUndefined();
  });

  it('removes everything below, and the redirects that led there', async () => {
    await repository.write((transaction) => transaction.setRedirect('/old', '/a/a1/deep'));
    await repository.write((transaction) => transaction.remove(uidOf('a')));
    expect(repository.byUid(uidOf('deep'))).toBeUndefined();
    expect(repository.redirectOf('/old')).toBeUndefined();
    expect(children('')).toEqual(['b']);
  });
});

describe('a transaction that would break the tree changes nothing', () => {
  it.each<[string, () => Item]>([
    ['no container', () => makeItem('x', uidOf('nowhere'))],
    ['an id that is taken', () => makeItem('x', uidOf('a'), { id: 'a1' })],
    ['itself as a container', () => ({ ...at('/a'), parent: uidOf('deep') })],
    ['a slash in its id', () => makeItem('x', uidOf('a'), { id: 'x/y' })],
    ['no parent, beside the root', () => ({ ...makeItem('x', uidOf('a')), parent: null })],
  ])('%s', async (_, make) => {
    const work = repository.write((transaction) => {
      transaction.put(makeItem('fine', uidOf('a')));
      transaction.put(make());
    });
    await expect(work).rejects.toThrow(InvariantError);
    expect(repository.byUid(uidOf('fine'))).toBeUndefined();
    expect(children('/a')).toEqual(['a1', 'a2', 'a3', 'a4']);
  });

  it('an error of the work itself', async () => {
    const work = repository.write((transaction) => {
      transaction.remove(uidOf('a'));
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(children('/a')).toHaveLength(4);
  });
});

describe('redirects', () => {
  it.each([
    ['/old', '/a'],
    ['/old/a1/x', '/a/a1/x'],
    ['/older/a2', '/a/a2'],
    ['/q?a=1', '/b'],
    ['/out/x', 'https://example.org/x'],
  ])('%s leads to %s', async (path, target) => {
    await repository.write((transaction) => {
      transaction.setRedirect('/old', '/a');
      transaction.setRedirect('/older', '/old');
      transaction.setRedirect('/q?a=1', '/b');
      transaction.setRedirect('/out', 'https://example.org');
    });
    expect(repository.redirectOf(path)).toBe(target);
  });

  it('lead nowhere for a path that only begins alike, and end in a circle', async () => {
    await repository.write((transaction) => {
      transaction.setRedirect('/old', '/a');
      transaction.setRedirect('/x', '/y');
      transaction.setRedirect('/y', '/x');
    });
    expect(repository.redirectOf('/older')).toBeUndefined();
    expect(repository.redirectOf('/x')).toBeUndefined();
    expect(repository.aliasesOf('/a')).toEqual(['/old']);
  });
});

describe('relations, translations and records', () => {
  it('knows who refers to an item', async () => {
    await repository.write((transaction) => {
      transaction.put({ ...at('/b'), fields: { relatedItems: [uidOf('a1'), uidOf('a2')] } });
    });
    const found = repository.referrersOf(uidOf('a1')).map(({ source, field }) => [source.id, field]);
    expect(found).toEqual([['b', 'relatedItems']]);
    await repository.write((transaction) => transaction.put({ ...at('/b'), fields: {} }));
    expect(repository.referrersOf(uidOf('a1'))).toEqual([]);
  });

  it('finds translations in the other languages', async () => {
    await repository.write((transaction) => {
      transaction.put({ ...at('/b'), language: 'en', translationGroup: at('/a').translationGroup });
    });
    expect(repository.translationsOf(at('/a')).map(({ id }) => id)).toEqual(['b']);
  });

  it('keeps users, settings and plain records', async () => {
    const user = { id: 'u1', login: 'eva', fullname: 'Eva', email: '', roles: [], groups: [], password: '' };
    await repository.write((transaction) => {
      transaction.setUser(user);
      transaction.setSetting('colour', 'blue');
      transaction.setRecord('locks', 'x', { by: 'eva' });
    });
    expect(repository.userByLogin('eva')).toEqual(user);
    expect(repository.setting('colour')).toBe('blue');
    expect(repository.records('locks')).toEqual([['x', { by: 'eva' }]]);
    await repository.write((transaction) => {
      transaction.removeUser('u1');
      transaction.setRecord('locks', 'x', null);
    });
    expect(repository.userByLogin('eva')).toBeUndefined();
    expect(repository.record('locks', 'x')).toBeUndefined();
  });

  it('shows nothing of a write before it is committed', async () => {
    const storage = createMemoryStorage();
    const slow = await createRepository(storage);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    storage.commit = () => held;
    const writing = slow.write((transaction) => transaction.setSetting('seen', true));
    await Promise.resolve();
    expect(slow.setting('seen')).toBeUndefined();
    release();
    await writing;
    expect(slow.setting('seen')).toBe(true);
  });
});

describe('who may see what follows the containers', () => {
  it('for images, when the state of their folder changes', async () => {
    const picture = makeItem('picture', uidOf('a'), { type: 'Image', state: null });
    await repository.write((transaction) => transaction.put(picture));
    const seen = () => repository.viewableChildren(at('/a'), anonymous, 0, 9).items.map(({ id }) => id);
    expect(seen()).toContain('picture');
    await repository.write((transaction) => transaction.put({ ...at('/a'), state: 'private' }));
    expect(seen()).not.toContain('picture');
    expect(repository.can(anonymous, 'View', picture)).toBe(false);
    expect(repository.can(manager, 'View', picture)).toBe(true);
  });
});
