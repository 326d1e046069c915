import { expect, test } from 'vitest';
import { repliesIn, threadsOf, type Thread } from '@/components/comments/threads';

const comments = (...pairs: [string, string][]) =>
  pairs.map(([comment_id, in_reply_to]) => ({ comment_id, in_reply_to })) as never;

const outline = (threads: readonly Thread[]): string =>
  threads
    .map(({ comment, replies, answered }) => {
      const name = comment.comment_id + (answered ? `>${answered.comment_id}` : '');
      return replies.length > 0 ? `${name}(${outline(replies)})` : name;
    })
    .join(' ');

test('answers stand below what they answer', () => {
  const threads = threadsOf(comments(['a', ''], ['b', 'a'], ['c', 'b'], ['d', 'a'], ['e', '']));
  expect(outline(threads)).toBe('a(b(c) d) e');
  expect(threads.map(repliesIn)).toEqual([3, 0]);
});

test('the deepest answers stand beside what they answer', () => {
  const chain = comments(['a', ''], ['b', 'a'], ['c', 'b'], ['d', 'c'], ['e', 'd'], ['f', 'e']);
  expect(outline(threadsOf(chain))).toBe('a(b(c(d e>d f>e)))');
});

test('nothing is lost whose answered comment is missing, or that answers itself', () => {
  expect(outline(threadsOf(comments(['b', 'gone'], ['c', 'c'], ['b', ''])))).toBe('b c');
});
