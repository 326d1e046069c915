import type { Comment } from '~mocks/repository/comments';

/** The comments that answer each id, those that answer none under null, in the order given. */
function answersById(comments: readonly Comment[]): Map<string | null, Comment[]> {
  const answers = new Map<string | null, Comment[]>();
  for (const comment of comments) {
    const known = answers.get(comment.inReplyTo);
    if (known) known.push(comment);
    else answers.set(comment.inReplyTo, [comment]);
  }
  return answers;
}

/** From each start down to its last answer, with a stack of its own: replies go as deep as anybody likes. */
function downFrom(starts: readonly Comment[], answers: ReadonlyMap<string | null, Comment[]>): Comment[] {
  const ordered: Comment[] = [];
  const waiting = [...starts].reverse();
  for (let comment = waiting.pop(); comment; comment = waiting.pop()) {
    ordered.push(comment);
    for (const answer of [...(answers.get(comment.id) ?? [])].reverse()) waiting.push(answer);
  }
  return ordered;
}

/** Comments as a reader goes through them: every answer behind what it answers and that one's earlier answers. */
export function inThreads(comments: readonly Comment[]): Comment[] {
  const answers = answersById(comments);
  return downFrom(answers.get(null) ?? [], answers);
}

/** A comment and every answer below it. */
export function withAnswers(comments: readonly Comment[], id: string): Comment[] {
  const own = comments.filter((comment) => comment.id === id);
  return downFrom(own, answersById(comments));
}
