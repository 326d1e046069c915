import { describe, expect, test } from 'vitest';
import { changeType } from '~mocks/content-types/edit-schema';
import { editable, editedTypesKey } from '~mocks/content-types/edited-type';
import { recordedTypes } from '~mocks/content-types/recorded-types';
import { createRepository } from '~mocks/repository/store/repository';
import type { Repository } from '~mocks/repository/types';
import { createMemoryStorage } from '~mocks/storage/memory';
import { makeItem, manager } from './make-item';

const renamed = (title: string) => {
  const page = recordedTypes().types.find(({ id }) => id === 'Document');
  if (!page) throw new Error('There is no page.');
  return { Document: changeType(editable(page, recordedTypes()), { title }) };
};

const openRepository = (): Promise<Repository> => createRepository(createMemoryStorage());

async function rename(repository: Repository, title: string): Promise<void> {
  await repository.write((transaction) => transaction.setSetting(editedTypesKey, renamed(title)));
}

const found = (repository: Repository, title: string): number =>
  repository.search(
    { criteria: [{ index: 'Type', values: [title] }], includeInactive: true, start: 0, size: 9 },
    manager,
  ).total;

describe('The types in force', () => {
  test('belong to their repository: another in the same process keeps its own', async () => {
    const [one, other] = await Promise.all([openRepository(), openRepository()]);
    await rename(one, 'Leaflet');
    expect(one.types.of('Document').title.en).toBe('Leaflet');
    expect(other.types.of('Document').title.en).toBe('Page');
  });

  test('are those by which content is found that is written outside of any call', async () => {
    const repository = await openRepository();
    await repository.write((transaction, { root }) => {
      transaction.setSetting(editedTypesKey, renamed('Leaflet'));
      transaction.put(makeItem('blatt', root.uid, { type: 'Document' }));
    });
    expect([found(repository, 'Leaflet'), found(repository, 'Page')]).toEqual([1, 0]);
  });

  test('are there again when what is stored is loaded', async () => {
    const storage = createMemoryStorage();
    const first = await createRepository(storage);
    await first.write((transaction, { root }) =>
      transaction.put(makeItem('blatt', root.uid, { type: 'Document' })),
    );
    await rename(first, 'Leaflet');
    const again = await createRepository(storage);
    expect([found(again, 'Leaflet'), found(again, 'Page')]).toEqual([1, 0]);
  });
});
