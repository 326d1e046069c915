import type { RepositoryReader, Transaction, Uid } from './types';

/** A comment, kept in the table `comments` under `{UID of the content}/{id}`. */
export interface Comment {
  /** Decimal digits: microseconds since 1970 at which it was written. */
  id: string;
  /** UID of the content. */
  on: Uid;
  /** Id of the comment that this one answers. */
  inReplyTo: string | null;
  authorName: string | null;
  authorEmail: string | null;
  /** User id; null for visitors. */
  author: string | null;
  text: string;
  contentType: string;
  created: string;
  modified: string;
  /** Waiting for a moderator, where comments are moderated. */
  state: 'pending' | 'published';
  /** Whether its author wants to hear of answers. */
  notify: boolean;
  /** By which it is found and what it says of its page, in the writer's language; else in the page's. */
  title?: string;
  pageTitle?: string;
}

export const keyOfComment = ({ on, id }: Pick<Comment, 'on' | 'id'>): string => `${on}/${id}`;

/** The comments of one content, in the order in which they were written. */
export function commentsOf(reader: RepositoryReader, uid: Uid): Comment[] {
  return reader
    .recordsOf<Comment>('comments', uid)
    .sort((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1));
}

export const commentOf = (reader: RepositoryReader, uid: Uid, id: string): Comment | undefined =>
  reader.record<Comment>('comments', keyOfComment({ on: uid, id }));

export function setComment(transaction: Transaction, comment: Comment): void {
  transaction.setRecord('comments', keyOfComment(comment), comment);
}

export function removeComment(transaction: Transaction, comment: Comment): void {
  transaction.setRecord('comments', keyOfComment(comment), null);
}
