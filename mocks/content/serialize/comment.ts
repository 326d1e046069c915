import { portraitUrl } from './portrait';
import type { Comment } from '~mocks/repository/comments';
import { commentText } from './comment-text';
import { isoInstant } from './dates';
import { urlOf } from '../perspective';
import type { Standpoint } from '../perspective';
import { askedBy, canReplyTo, isDeletable, isEditable } from './comment-rights';

/** A comment on the called content. */
export function serializeComment(view: Standpoint, comment: Comment): Record<string, unknown> {
  const { repository } = view;
  const asked = askedBy(view, repository);
  const url = `${urlOf(view, view.item)}/@comments`;
  const { id, inReplyTo, author } = comment;
  return {
    '@id': `${url}/${id}`,
    '@type': 'Discussion Item',
    '@parent': inReplyTo === null ? null : `${url}/${inReplyTo}`,
    comment_id: id,
    in_reply_to: inReplyTo,
    text: commentText(comment.text, comment.contentType),
    user_notification: comment.notify ? true : null,
    author_username: author,
    author_name: comment.authorName,
    author_image: author === null ? null : portraitUrl(view, repository.user(author)),
    creation_date: isoInstant(comment.created),
    modification_date: isoInstant(comment.modified),
    is_editable: isEditable(asked, comment),
    is_deletable: isDeletable(asked, comment),
    can_reply: canReplyTo(asked, comment),
  };
}
