import type { ShownComment } from '@/api/comments';

export interface Thread {
  comment: ShownComment;
  replies: Thread[];
  /** Whom it answers, where it stands beside that one and not below it. */
  answered?: ShownComment;
}

/** How many levels of answers are set in. */
const deepest = 3;

/**
 * Comments as a tree. Answers below the deepest level stand beside what they answer and name it; what answers a comment
 * that is not there stands by itself.
 */
export function threadsOf(comments: readonly ShownComment[]): Thread[] {
  const roots: Thread[] = [];
  const known = new Map<string, { thread: Thread; beside: Thread[]; level: number }>();
  for (const comment of comments) {
    if (known.has(comment.comment_id)) continue;
    const parent = known.get(comment.in_reply_to);
    const isBeside = parent !== undefined && parent.level === deepest;
    const thread: Thread = {
      comment,
      replies: [],
      ...(isBeside && { answered: parent.thread.comment }),
    };
    const beside = parent ? (isBeside ? parent.beside : parent.thread.replies) : roots;
    beside.push(thread);
    known.set(comment.comment_id, {
      thread,
      beside,
      level: parent ? Math.min(parent.level + 1, deepest) : 0,
    });
  }
  return roots;
}

/** How many comments stand below one. */
export const repliesIn = ({ replies }: Thread): number =>
  replies.reduce((sum, reply) => sum + 1 + repliesIn(reply), 0);
