import type { Comment } from '~mocks/repository/comments';

/** Comments as a reader goes through them: every answer behind what it answers and that one's earlier answers. */
export function inThreads(comments: readonly Comment[]): Comment[] {
  const answersTo = new Map<string | null, Comment[]>();
  for (const comment of comments)
    answersTo.set(comment.inReplyTo, [...(answersTo.get(comment.inReplyTo) ?? []), comment]);
  const below = (id: string | null): Comment[] =>
    (answersTo.get(id) ?? []).flatMap((comment) => [comment, ...below(comment.id)]);
  return below(null);
}

/** A comment and every answer below it. */
export function withAnswers(comments: readonly Comment[], id: string): Comment[] {
  const own = comments.filter((comment) => comment.id === id);
  const answers = comments.filter(({ inReplyTo }) => inReplyTo === id);
  return [...own, ...answers.flatMap((answer) => withAnswers(comments, answer.id))];
}
