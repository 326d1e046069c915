import { isCommentHit } from '~mocks/repository/comment-hits';
import type { CommentHit } from '~mocks/repository/comment-hits';
import type { Item } from '~mocks/repository/types';
import type { Bilingual } from '~mocks/lib/bilingual';
import type { Column } from './column';
import { isoInstant } from './dates';
import type { Perspective } from '../perspective';
import { textOf, urlOf } from '../perspective';
import { ownEntry } from '~mocks/lib/own-entry';

type HitColumn = (view: Perspective, hit: CommentHit) => unknown;

const stateTitles: Readonly<Record<CommentHit['comment']['state'], Bilingual>> = {
  pending: { de: 'Wartend', en: 'Pending' },
  published: { de: 'Veröffentlicht', en: 'Published' },
};

const id: HitColumn = (_, { comment }) => comment.id;
const title: HitColumn = (_, hit) => textOf(hit, 'title');
const description: HitColumn = (_, hit) => textOf(hit, 'description');
const created: HitColumn = (_, hit) => isoInstant(hit.created);
const type: HitColumn = (_, hit) => hit.type;

const hitColumns: Readonly<Record<string, HitColumn>> = {
  Creator: (_, hit) => hit.creators[0] ?? null,
  Description: description,
  Title: title,
  Type: () => 'Comment',
  UID: (_, hit) => hit.uid,
  author_name: (_, { comment }) => comment.authorName,
  created,
  description,
  effective: created,
  getIcon: () => false,
  getId: id,
  getObjSize: () => '0 KB',
  getPath: (view, hit) => `/Plone${view.repository.pathOf(hit)}`,
  getURL: urlOf,
  id,
  in_response_to: (_, hit) => textOf(hit, 'pageTitle'),
  is_folderish: () => false,
  modified: (_, hit) => isoInstant(hit.modified),
  portal_type: type,
  review_state: (_, { comment }) => comment.state,
  review_title: (view, { comment }) => stateTitles[comment.state][view.language],
  title,
  type_title: type,
};

/** What a column of the catalog holds for a comment; for most it is nothing. */
export const commentColumn =
  (name: string): Column =>
  (view, item: Item) =>
    isCommentHit(item) && Object.hasOwn(hitColumns, name)
      ? (ownEntry(hitColumns, name)?.(view, item) ?? null)
      : null;
