import type { Comment } from '~mocks/repository/comments';
import { commentsOf } from '~mocks/repository/comments';
import type { Item, RepositoryReader } from '~mocks/repository/types';
import type { ExportedComment, ExportedDiscussions } from './format';

function exportComment(path: string, comment: Comment): ExportedComment {
  const addressOf = (id: string) => `${path}/@comments/${id}`;
  return {
    '@id': addressOf(comment.id),
    '@parent': comment.inReplyTo === null ? null : addressOf(comment.inReplyTo),
    '@type': 'Discussion Item',
    comment_id: comment.id,
    in_reply_to: comment.inReplyTo,
    author_name: comment.authorName,
    author_username: comment.author,
    author_image: null,
    creation_date: comment.created,
    modification_date: comment.modified,
    text: { data: comment.text, 'mime-type': comment.contentType },
    user_notification: comment.notify,
  };
}

/** Published comments by UID of what they are on; Plone's import knows no waiting ones. */
export function exportDiscussions(repository: RepositoryReader, items: readonly Item[]): ExportedDiscussions {
  const entries = items.flatMap((item) => {
    const published = commentsOf(repository, item.uid).filter(({ state }) => state === 'published');
    const comments = published.map((each) => exportComment(repository.pathOf(item), each));
    return comments.length === 0
      ? []
      : [[item.uid, { items: comments, items_total: comments.length }] as const];
  });
  return Object.fromEntries(entries);
}
