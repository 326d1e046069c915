import { portraitUrl } from '../../principals/portrait';
import type { Comment } from '../../repository/comments';
import { commentText } from '../../serialize/comment-text';
import { isoInstant } from '../../serialize/dates';
import { urlOf } from '../../serialize/perspective';
import type { Call } from '../call';
import { askedBy, canReplyTo, isDeletable, isEditable } from './rights';

/** A comment on the called content. */
export function serializeComment(call: Call, comment: Comment): Record<string, unknown> {
  const { repository } = call;
  const asked = askedBy(call, repository);
  const url = `${urlOf(call, call.item)}/@comments`;
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
    author_image: author === null ? null : portraitUrl(call, repository.user(author)),
    creation_date: isoInstant(comment.created),
    modification_date: isoInstant(comment.modified),
    is_editable: isEditable(asked, comment),
    is_deletable: isDeletable(asked, comment),
    can_reply: canReplyTo(asked, comment),
  };
}
