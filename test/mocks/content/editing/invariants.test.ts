import { expect, it } from 'vitest';
import { shippedTypes } from '~mocks/content-types/registry';
import type { Act } from '~mocks/content/editing/create';
import { createItem } from '~mocks/content/editing/create';
import { copyInto, moveInto } from '~mocks/content/editing/paste';
import { updateItem } from '~mocks/content/editing/update';
import { cancelCheckOut, checkIn, checkOut } from '~mocks/content/editing/working-copies';
import { Failure } from '~mocks/http/failure';
import { linksOf } from '~mocks/repository/links';
import { referencesOf } from '~mocks/repository/references';
import { createRepository } from '~mocks/repository/store/repository';
import type { Item, Repository } from '~mocks/repository/types';
import { versionsOf } from '~mocks/repository/versions';
import { createMemoryStorage } from '~mocks/storage/memory';
import { manager } from '../../repository/make-item';
import { makeRandom } from '../../repository/random';

const act = (now: number): Act => ({ viewer: manager, base: 'http://localhost', language: 'de', now });
const nothing = { uploads: new Map() };
const page = shippedTypes.of('Document');

function everything(repository: Repository): Item[] {
  const visit = (item: Item): Item[] => [item, ...repository.childrenOf(item).flatMap(visit)];
  return visit(repository.root);
}

/** One random change as an editor makes it; what Plone refuses changes nothing. */
async function step(repository: Repository, random: (below: number) => number, number: number) {
  const items = everything(repository);
  const any = (): Item => items[random(items.length)] ?? repository.root;
  const [item, other] = [any(), any()];
  const now = Date.UTC(2026, 0, 1) + number * 60_000;
  const link = { '@type': 'slate', value: [{ type: 'link', data: { url: repository.pathOf(other) } }] };
  const bodies = [
    { title: `Titel ${number}` },
    { id: `name ${random(8)}` },
    { blocks: { a: link, b: { '@type': 'own', href: `${repository.pathOf(any())}#x` } } },
    { relatedItems: [other.uid, any().uid], title: `Bezug ${number}` },
    { ordering: { obj_id: repository.childrenOf(item)[0]?.id ?? '', delta: random(3) - 1 } },
    { sort: { on: 'sortable_title', order: random(2) ? 'ascending' : 'descending' } },
  ];
  try {
    await repository.write((transaction, reader) => {
      const kind = random(items.length > 80 ? 9 : 7);
      if (kind < 2)
        createItem(act(now), transaction, reader, item, {
          ...nothing,
          type: page,
          body: { '@type': 'Document', title: `Seite ${random(6)}`, ...bodies[2 + random(2)] },
        });
      else if (kind === 2) copyInto(act(now), transaction, reader, item, [other]);
      else if (kind === 3) moveInto(act(now), transaction, reader, item, [other]);
      else if (kind < 6)
        updateItem(act(now), transaction, reader, item, { ...nothing, body: bodies[random(6)] ?? {} });
      else if (kind === 6)
        [checkOut, checkIn, cancelCheckOut][random(3)]?.(act(now), transaction, reader, item);
      else if (item.parent !== null) transaction.remove(item.uid);
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
  }
}

const sorted = (values: readonly string[]) => [...values].sort();

/** Everything that follows from the items, compared with what follows from them alone. */
function check(repository: Repository): void {
  const items = everything(repository);
  const paths = items.map((item) => repository.pathOf(item));
  expect(new Set(paths).size).toBe(items.length);
  const all = { criteria: [], includeInactive: true, start: 0, size: 10_000 };
  expect(sorted(repository.search(all, manager).items.map(({ uid }) => uid))).toEqual(
    sorted(items.map(({ uid }) => uid)),
  );
  for (const item of items) {
    const linking = items.flatMap((each) =>
      linksOf(each)
        .filter((uid) => uid === item.uid)
        .map(() => each.uid),
    );
    expect(sorted(repository.linkersOf(item.uid).map(({ uid }) => uid))).toEqual(sorted(linking));
    const referring = items.filter((each) => referencesOf(each).some(({ target }) => target === item.uid));
    expect(sorted([...new Set(repository.referrersOf(item.uid).map(({ source }) => source.uid))])).toEqual(
      sorted(referring.map(({ uid }) => uid)),
    );
    for (const old of repository.aliasesOf(repository.pathOf(item)))
      expect(repository.aliasAt(old)?.to).toBe(repository.pathOf(item));
  }
  for (const [from, to] of repository.redirects()) {
    expect(repository.byPath(to)).toBeDefined();
    expect(from).not.toBe(to);
  }
  const uids = new Set(items.map(({ uid }) => uid));
  for (const [key] of repository.records('versions')) expect(uids).toContain(key.slice(0, 32));
  for (const [key] of repository.records('locks')) expect(uids).toContain(key);
}

/** All that a repository knows, in a form that two of them can be compared by. */
const picture = (repository: Repository) => ({
  items: everything(repository).map((item) => ({ path: repository.pathOf(item), item })),
  redirects: Object.fromEntries(repository.redirects()),
  versions: everything(repository).map(({ uid }) => versionsOf(repository, uid).length),
  links: everything(repository).map(({ uid }) => sorted(repository.linkersOf(uid).map((each) => each.uid))),
});

it.each([11, 12, 13])(
  'tree, ids, catalog, links, relations, redirects and versions agree after every run %i of edits',
  async (seed) => {
    const random = makeRandom(seed);
    const storage = createMemoryStorage();
    const repository = await createRepository(storage);
    for (let number = 0; number < 300; number += 1) {
      await step(repository, random, number);
      if (number % 25 === 24) check(repository);
    }
    expect(repository.redirects().length).toBeGreaterThan(0);
    expect(everything(repository).length).toBeGreaterThan(20);
    const rebuilt = await createRepository(storage);
    check(rebuilt);
    expect(picture(rebuilt)).toEqual(picture(repository));
  },
);
