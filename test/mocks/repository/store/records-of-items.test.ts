import { describe, expect, it } from 'vitest';
import { commentsOf, removeComment, setComment } from '~mocks/repository/comments';
import type { Comment } from '~mocks/repository/comments';
import {
  addNamedRelation,
  relationsFrom,
  relationsTo,
  removeNamedRelation,
} from '~mocks/repository/relations';
import { createRepository } from '~mocks/repository/store/repository';
import { createMemoryStorage } from '~mocks/storage/memory';
import { makeItem, uidOf } from '../make-item';

const comment = (on: string, id: string): Comment => ({
  id,
  on,
  inReplyTo: null,
  authorName: null,
  authorEmail: null,
  author: 'a',
  text: id,
  contentType: 'text/plain',
  created: '',
  modified: '',
  state: 'published',
  notify: false,
});

async function filled() {
  const repository = await createRepository(createMemoryStorage());
  await repository.write((transaction, { root }) => {
    for (const id of ['a', 'b', 'c'])
      transaction.put({ ...makeItem(id, id), uid: uidOf(id), parent: root.uid });
    setComment(transaction, comment(uidOf('a'), '12'));
    setComment(transaction, comment(uidOf('a'), '9'));
    setComment(transaction, comment(uidOf('b'), '10'));
    addNamedRelation(transaction, { name: 'knows', source: uidOf('a'), target: uidOf('b') });
    addNamedRelation(transaction, { name: 'knows', source: uidOf('b'), target: uidOf('c') });
  });
  const idsOn = (id: string) => commentsOf(repository, uidOf(id)).map((each) => each.id);
  const away = (id: string) =>
    relationsFrom(repository, makeItem(id, id, { uid: uidOf(id) })).map(({ target }) => target.id);
  const back = (id: string) =>
    relationsTo(repository, makeItem(id, id, { uid: uidOf(id) })).map(({ source }) => source.id);
  return { repository, idsOn, away, back };
}

describe('records that belong to items', () => {
  it('are found by their item alone, in order', async () => {
    const { idsOn, away, back } = await filled();
    expect([idsOn('a'), idsOn('b'), idsOn('c')]).toEqual([['9', '12'], ['10'], []]);
    expect([away('a'), away('b'), away('c')]).toEqual([['b'], ['c'], []]);
    expect([back('a'), back('b'), back('c')]).toEqual([[], ['a'], ['b']]);
  });

  it('are gone when they were removed', async () => {
    const { repository, idsOn, away, back } = await filled();
    await repository.write((transaction) => {
      removeComment(transaction, comment(uidOf('a'), '9'));
      removeNamedRelation(transaction, { name: 'knows', source: uidOf('a'), target: uidOf('b') });
    });
    expect(idsOn('a')).toEqual(['12']);
    expect([away('a'), back('b'), away('b')]).toEqual([[], [], ['c']]);
  });

  it('go with their item, and from what was stored', async () => {
    const { repository, idsOn, away, back } = await filled();
    await repository.write((transaction) => transaction.remove(uidOf('b')));
    expect([idsOn('b'), idsOn('a')]).toEqual([[], ['9', '12']]);
    expect([away('a'), back('c')]).toEqual([[], []]);
    expect(repository.records('comments')).toHaveLength(2);
    expect(repository.records('relations')).toEqual([]);
  });
});
