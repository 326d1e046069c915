import { expect, it } from 'vitest';
import { createRepository } from '~mocks/repository/store/repository';
import { searchableText } from '~mocks/repository/searchable-text';
import type { CatalogQuery, Item, Repository, Viewer, WorkflowState } from '~mocks/repository/types';
import { InvariantError } from '~mocks/repository/types';
import { createMemoryStorage } from '~mocks/storage/memory';
import { anonymous, makeItem, manager, member } from './make-item';
import { makeRandom } from './random';

const words = ['laser', 'kälte', 'straße', 'wasser', 'quant', 'neutron', 'zelle'];
const states: WorkflowState[] = ['private', 'published', 'intranet', 'draft', 'pending'];
const watchers: Viewer[] = [
  anonymous,
  manager,
  member('eva'),
  member('u', 'Reviewer'),
  member('u', 'Editor'),
];

type Order = Map<string, string[]>;

/** Performs one random change on the repository and, when it is accepted, on a plain model of the folder orders. */
async function step(repository: Repository, random: (below: number) => number, number: number, order: Order) {
  const items = everything(repository);
  const any = (): Item => items[random(items.length)] ?? repository.root;
  const target = any();
  const move = (uid: string, parent: string | null) => {
    if (parent !== null) order.set(parent, [...(order.get(parent) ?? []), uid]);
  };
  const leave = (item: Item) => {
    if (item.parent !== null)
      order.set(
        item.parent,
        (order.get(item.parent) ?? []).filter((uid) => uid !== item.uid),
      );
  };
  const word = () => words[random(words.length)] ?? '';
  const state = () => (random(6) === 0 ? null : (states[random(states.length)] ?? null));
  try {
    switch (random(items.length > 60 ? 6 : 5)) {
      case 0:
      case 1: {
        const item = makeItem(`n${number}`, target, {
          state: state(),
          localRoles: random(5) === 0 ? { eva: ['Reader'] } : {},
          fields: { title: `${word()} ${word()}`, subjects: [word()] },
        });
        await repository.write((transaction) => transaction.put(item));
        move(item.uid, item.parent);
        break;
      }
      case 2: {
        const parent = any();
        const moved = { ...target, parent: parent.uid };
        await repository.write((transaction) => transaction.put(moved));
        if (target.parent !== parent.uid) {
          leave(target);
          move(target.uid, parent.uid);
        }
        break;
      }
      case 3: {
        const changed = {
          ...target,
          state: target.parent === null ? null : state(),
          blocksInheritance: random(4) === 0,
          fields: {
            ...target.fields,
            title: word(),
            expires: random(4) === 0 ? '2020-01-01T00:00:00Z' : null,
          },
        };
        await repository.write((transaction) => transaction.put(changed));
        break;
      }
      case 4: {
        const shuffled = [...(order.get(target.uid) ?? [])];
        if (shuffled.length > 1)
          shuffled.splice(random(shuffled.length), 0, ...shuffled.splice(random(shuffled.length), 1));
        await repository.write((transaction) => transaction.setOrder(target.uid, shuffled));
        order.set(target.uid, shuffled);
        break;
      }
      default:
        await repository.write((transaction) => transaction.remove(target.uid));
        leave(target);
    }
  } catch (error) {
    if (!(error instanceof InvariantError)) throw error;
  }
}

function everything(repository: Repository): Item[] {
  const visit = (item: Item): Item[] => [item, ...repository.childrenOf(item).flatMap(visit)];
  return visit(repository.root);
}

const ids = (items: readonly Item[]) => items.map(({ uid }) => uid).sort();

function check(repository: Repository, order: Order): void {
  const items = everything(repository);
  expect(new Set(ids(items)).size).toBe(items.length);
  for (const item of items) {
    expect(repository.byPath(repository.pathOf(item))).toBe(item);
    expect(repository.byUid(item.uid)).toBe(item);
    expect(repository.childrenOf(item).map(({ uid }) => uid)).toEqual(order.get(item.uid) ?? []);
    for (const child of repository.childrenOf(item)) expect(child.parent).toBe(item.uid);
  }
  const isActive = ({ fields }: Item) => typeof fields.expires !== 'string';
  for (const viewer of watchers) {
    const shown = items.filter((item) => repository.can(viewer, 'View', item));
    const find = (query: Partial<CatalogQuery>) => {
      const base = { criteria: [], includeInactive: true, start: 0, size: 1000 };
      const result = repository.search({ ...base, ...query }, viewer);
      expect(result.total).toBe(result.items.length);
      return ids(result.items);
    };
    expect(find({})).toEqual(ids(shown));
    expect(find({ includeInactive: false })).toEqual(ids(shown.filter(isActive)));
    for (const text of ['laser', 'strasse']) {
      const holds = (item: Item) => searchableText(item).replace('ß', 'ss').includes(text);
      expect(find({ text })).toEqual(ids(shown.filter(holds)));
    }
    const folder = items[items.length >> 1] ?? repository.root;
    const path = repository.pathOf(folder);
    const isBelow = (item: Item) => repository.chainOf(item).includes(folder);
    expect(find({ paths: [{ path, depth: -1 }] })).toEqual(ids(shown.filter(isBelow)));
    expect(find({ criteria: [{ index: 'Subject', values: ['quant', 'zelle'] }] })).toEqual(
      ids(shown.filter(({ fields }) => ['quant', 'zelle'].includes(String(fields.subjects)))),
    );
  }
}

it.each([1, 2, 3, 4])(
  'tree, order, paths and catalog agree after every change of random run %i',
  async (seed) => {
    const random = makeRandom(seed);
    const storage = createMemoryStorage();
    const repository = await createRepository(storage);
    const order: Order = new Map();
    for (let number = 0; number < 250; number += 1) {
      await step(repository, random, number, order);
      if (number % 10 === 9) check(repository, order);
    }
    check(await createRepository(storage), order);
  },
);
