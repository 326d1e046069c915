import type { Comment } from '~mocks/repository/comments';
import type { ImportNotes } from './import-notes';
import type { Entry, ImportTree } from './import-tree';
import type { Json } from './values';
import { dateOf, listOf, recordOf, textOf } from './values';

const microseconds = (iso: string): string => String(Date.parse(iso) * 1000);

function commentFrom(entry: Entry, value: Json): Comment | undefined {
  const text = recordOf(value.text);
  const created = dateOf(value.creation_date);
  const words = typeof value.text === 'string' ? value.text : text.data;
  if (typeof words !== 'string' || created === undefined) return undefined;
  const id = textOf(value.comment_id);
  return {
    id: /^\d{1,20}$/.test(id) ? id : microseconds(created),
    on: entry.uid,
    inReplyTo: textOf(value.in_reply_to) || null,
    authorName: textOf(value.author_name) || null,
    authorEmail: null,
    author: textOf(value.author_username) || null,
    text: words,
    contentType: textOf(text['mime-type']) || 'text/plain',
    created,
    modified: dateOf(value.modification_date) ?? created,
    state: 'published',
    notify: value.user_notification === true,
  };
}

/** The comments of `discussions.json`; an answer to a comment that is not there stands for itself. */
export function commentsFrom(document: unknown, tree: ImportTree, notes: ImportNotes): Comment[] {
  const found: Comment[] = [];
  for (const [uid, discussion] of Object.entries(recordOf(document))) {
    const entry = tree.entryOf(uid);
    const items = listOf(recordOf(discussion).items);
    if (!entry && items.length > 0) notes.add('Comments on items that are missing', uid);
    const comments = new Map<string, Comment>();
    for (const each of entry ? items.map(recordOf) : []) {
      const comment = entry && commentFrom(entry, each);
      if (comment && !comments.has(comment.id)) comments.set(comment.id, comment);
      else notes.add('Comments without text, date or an id of their own', entry?.path ?? uid);
    }
    for (const comment of comments.values()) {
      const isAnswer = comment.inReplyTo !== null && comments.has(comment.inReplyTo);
      found.push(isAnswer ? comment : { ...comment, inReplyTo: null });
    }
  }
  return found;
}
