import { stateTitles } from './state-titles';
import type { Discussion } from '~mocks/repository/comment-hits';
import { discussionOf, isCommentHit } from '~mocks/repository/comment-hits';
import { commentsOf } from '~mocks/repository/comments';
import type { Item } from '~mocks/repository/types';
import { siteLanguage } from '~mocks/settings/languages';
import { blockTypesOf } from './block-types';
import type { Column } from './column';
import { hasField } from './column';
import { commentColumn } from './comment-columns';
import { isoInstant, isoInstantOrNull, neverExpires, neverPublished } from './dates';
import { isStoredFile } from './files';
import { imageFieldOf, imageScalesOf, linkedPreview, primaryFileOf, sizeOf } from './item-images';
import type { Perspective } from '../perspective';
import { lineOf, textOf, urlOf } from '../perspective';
import { personColumns, portalColumns, postTagsOf } from './portal-columns';
import { readableSize } from './readable-size';

/** The dates that stand as strings, "None" when unset. */
const dateWord = (value: unknown): string => isoInstantOrNull(value) ?? 'None';

/** Posts are found by the titles of their blog's tags as well, and say so. */
const subjects: Column = (view, item) => {
  const own: unknown = item.fields.subjects ?? [];
  if (item.type !== 'Post' || !Array.isArray(own)) return own;
  return [...new Set([...(own as unknown[]), ...postTagsOf(view, item).map(({ title }) => title)])];
};
const id: Column = (_, item) => item.id;
const remoteUrl: Column = (_, item) => (item.type === 'Link' ? textOf(item, 'remoteUrl') || null : null);

/** Known of types alone that may have a picture of their own or of another item. */
const hasPreviewImage: Column = (view, item) => {
  if (!hasField(view, item, 'preview_image') || !hasField(view, item, 'preview_image_link')) return null;
  return isStoredFile(item.fields.preview_image) || linkedPreview(view, item) !== undefined;
};

/** The name by which calendars know an event again: its own, else its UID at the host that was asked. */
const syncUid: Column = (view, item) => {
  if (!hasField(view, item, 'sync_uid')) return null;
  return textOf(item, 'sync_uid') || `${item.uid}@${new URL(view.base).host}`;
};

const discussion = ({ repository }: Perspective, item: Item): Discussion =>
  discussionOf(commentsOf(repository, item.uid), repository.chainOf(item));

const ploneColumns: Readonly<Record<string, Column>> = {
  CreationDate: (_, item) => isoInstant(item.created),
  Creator: (_, item) => item.creators[0] ?? '',
  Date: (_, item) => isoInstant(textOf(item, 'effective') || item.modified),
  Description: (_, item) => lineOf(item, 'description'),
  EffectiveDate: (_, item) => dateWord(item.fields.effective),
  ExpirationDate: (_, item) => dateWord(item.fields.expires),
  Language: (view, item) => (item.parent === null ? siteLanguage(view.repository) : item.language),
  ModificationDate: (_, item) => isoInstant(item.modified),
  Subject: subjects,
  Title: (_, item) => textOf(item, 'title'),
  TranslationGroup: (_, item) => (item.parent === null ? null : item.translationGroup),
  Type: (view, item) => view.repository.types.of(item.type).title[view.language],
  UID: (_, item) => item.uid,
  author_name: () => null,
  block_types: (view, item) => (hasField(view, item, 'blocks') ? blockTypesOf(item.fields.blocks) : null),
  cmf_uid: (_, item) => (item.state === null ? null : Number.parseInt(item.uid.slice(0, 7), 16)),
  commentators: (view, item) => discussion(view, item).commentators,
  created: (_, item) => isoInstant(item.created),
  description: (_, item) => lineOf(item, 'description'),
  effective: (_, item) => isoInstantOrNull(item.fields.effective) ?? neverPublished,
  end: (_, item) => isoInstantOrNull(item.fields.end),
  exclude_from_nav: (view, { type, fields: { exclude_from_nav: isExcluded = false } }) =>
    hasField(view, { type }, 'exclude_from_nav') ? isExcluded : null,
  expires: (_, item) => isoInstantOrNull(item.fields.expires) ?? neverExpires,
  getIcon: (view, item) => (hasField(view, item, 'image') ? isStoredFile(item.fields.image) : null),
  getId: id,
  getObjSize: (view, item) => readableSize(sizeOf(view, item)),
  getPath: (view, item) => `/Plone${view.repository.pathOf(item)}`,
  getRemoteUrl: remoteUrl,
  getURL: urlOf,
  hasPreviewImage,
  head_title: (_, item) => textOf(item, 'head_title') || null,
  id,
  image_field: (view, item) => imageFieldOf(view, item),
  image_scales: (view, item) => imageScalesOf(view, item) ?? null,
  in_response_to: () => null,
  is_folderish: (view, item) => view.repository.types.of(item.type).folderish,
  is_working_copy: (_, item) => (item.workingCopyOf === undefined ? null : true),
  last_comment_date: (view, item) => isoInstantOrNull(discussion(view, item).last),
  listCreators: (_, item) => item.creators,
  location: (_, item) => item.fields.location ?? null,
  mime_type: (view, item) => primaryFileOf(view, item)?.file.contentType ?? 'text/plain',
  modified: (_, item) => isoInstant(item.modified),
  nav_title: (_, item) => textOf(item, 'nav_title') || null,
  portal_type: (_, item) => item.type,
  review_state: (_, item) => item.state,
  review_title: (view, item) => (item.state === null ? null : stateTitles[item.state][view.language]),
  start: (_, item) => isoInstantOrNull(item.fields.start),
  subjects,
  sync_uid: syncUid,
  title: (_, item) => textOf(item, 'title'),
  total_comments: (view, item) => discussion(view, item).total,
  type_title: (view, item) => view.repository.types.of(item.type).title[view.language],
};

const columns: Readonly<Record<string, Column>> = {
  ...personColumns,
  ...portalColumns,
  ...ploneColumns,
};

/** The names of a list that are columns, once for all that is listed. */
export function columnNames(asked: readonly string[]): readonly string[] {
  const named = asked.includes('_all') ? [...asked, ...Object.keys(columns)] : asked;
  return [...new Set(named)].filter((name) => Object.hasOwn(columns, name));
}

/**
 * The columns that a request asked for by `metadata_fields`; names of anything else are left out, and so are columns
 * that the caller has already.
 */
export function metadataOf(
  view: Perspective,
  item: Item,
  names: readonly string[],
  known: object = {},
): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const name of names) {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (!column || Object.hasOwn(known, name)) continue;
    found[name] = isCommentHit(item) ? commentColumn(name)(view, item) : column(view, item);
  }
  return found;
}
