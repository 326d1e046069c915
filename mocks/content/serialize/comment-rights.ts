import type { Comment } from '~mocks/repository/comments';
import type { RepositoryReader, Item, Role, Viewer } from '~mocks/repository/types';
import { booleanSetting } from '~mocks/settings/panel-settings';
import type { Standpoint } from '../perspective';

const deleters: readonly Role[] = ['Manager', 'Site Administrator', 'Reviewer'];
const editors: readonly Role[] = [...deleters, 'Owner'];

interface Asked {
  reader: RepositoryReader;
  viewer: Viewer;
  item: Item;
}

export const askedBy = ({ viewer, item }: Standpoint, reader: RepositoryReader): Asked => ({
  reader,
  viewer,
  item,
});

const hasOne = ({ reader, viewer, item }: Asked, roles: readonly Role[]): boolean => {
  const held = reader.rolesOf(viewer, item);
  return roles.some((role) => held.has(role));
};

const isOwn = ({ viewer }: Asked, comment: Comment): boolean =>
  viewer.id !== null && viewer.id === comment.author;

const discussion = (asked: Asked, name: string): boolean => booleanSetting(asked.reader, 'discussion', name);

/** Who may change comments on an item, as the calls ask. */
export const mayEditOn = (asked: Asked): boolean => hasOne(asked, editors);

export const mayDeleteOn = (asked: Asked): boolean => hasOne(asked, deleters);

export const isEditingOn = (asked: Asked): boolean => discussion(asked, 'edit_comment_enabled');

/** What a comment says of itself. Its author reads true where the calls refuse all the same. */
export const isEditable = (asked: Asked, comment: Comment): boolean =>
  isEditingOn(asked) && (mayEditOn(asked) || isOwn(asked, comment));

export const isDeletable = (asked: Asked, comment: Comment): boolean =>
  mayDeleteOn(asked) || (discussion(asked, 'delete_own_comment_enabled') && isOwn(asked, comment));

/** What waits for a moderator is read by those and by whoever wrote it. */
export const mayRead = (asked: Asked, comment: Comment): boolean =>
  comment.state === 'published' || mayDeleteOn(asked) || isOwn(asked, comment);

/** Logged-in users may reply, wherever they may view. */
export const canReply = ({ viewer }: Asked): boolean => viewer.id !== null;

/** Nobody may answer what waits for a moderator. */
export const canReplyTo = (asked: Asked, { state }: Comment): boolean =>
  canReply(asked) && state !== 'pending';
