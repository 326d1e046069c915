import { contentTypeOf } from '../content-types/registry';
import { stateTitles } from '../i18n/states';
import type { Item } from '../repository/types';
import { blockTypesOf } from './block-types';
import { isoInstant, isoInstantOrNull, neverExpires, neverPublished } from './dates';
import { isStoredFile } from './files';
import { imageFieldOf, imageScalesOf, primaryFileOf, sizeOf } from './item-images';
import type { Perspective } from './perspective';
import { textOf, urlOf } from './perspective';
import { personColumns, portalColumns } from './portal-columns';
import { readableSize } from './readable-size';

/** Computes one catalog column. */
export type Column = (view: Perspective, item: Item) => unknown;

/** The dates that stand as strings, "None" when unset. */
const dateWord = (value: unknown): string => isoInstantOrNull(value) ?? 'None';

const subjects: Column = (_, item) => item.fields.subjects ?? [];
const id: Column = (_, item) => item.id;
const remoteUrl: Column = (_, item) => (item.type === 'Link' ? textOf(item, 'remoteUrl') || null : null);

const ploneColumns: Readonly<Record<string, Column>> = {
  CreationDate: (_, item) => isoInstant(item.created),
  Creator: (_, item) => item.creators[0] ?? '',
  Date: (_, item) => isoInstant(textOf(item, 'effective') || item.modified),
  Description: (_, item) => textOf(item, 'description'),
  EffectiveDate: (_, item) => dateWord(item.fields.effective),
  ExpirationDate: (_, item) => dateWord(item.fields.expires),
  Language: (_, item) => item.language,
  ModificationDate: (_, item) => isoInstant(item.modified),
  Subject: subjects,
  Title: (_, item) => textOf(item, 'title'),
  TranslationGroup: (_, item) => item.translationGroup,
  Type: (view, item) => contentTypeOf(item.type).title[view.language],
  UID: (_, item) => item.uid,
  author_name: () => null,
  block_types: (_, item) => blockTypesOf(item.fields.blocks),
  cmf_uid: (_, item) => Number.parseInt(item.uid.slice(0, 7), 16),
  commentators: () => [],
  created: (_, item) => isoInstant(item.created),
  description: (_, item) => textOf(item, 'description'),
  effective: (_, item) => isoInstantOrNull(item.fields.effective) ?? neverPublished,
  end: (_, item) => isoInstantOrNull(item.fields.end),
  exclude_from_nav: (_, item) => item.fields.exclude_from_nav === true,
  expires: (_, item) => isoInstantOrNull(item.fields.expires) ?? neverExpires,
  getIcon: (_, item) => (isStoredFile(item.fields.image) ? true : null),
  getId: id,
  getObjSize: (_, item) => readableSize(sizeOf(item)),
  getPath: (view, item) => view.repository.pathOf(item) || '/',
  getRemoteUrl: remoteUrl,
  getURL: urlOf,
  hasPreviewImage: (_, item) => (item.fields.preview_image ? true : null),
  head_title: (_, item) => textOf(item, 'head_title') || null,
  id,
  image_field: (view, item) => imageFieldOf(imageScalesOf(view.repository, item)),
  image_scales: (view, item) => imageScalesOf(view.repository, item) ?? null,
  in_response_to: () => null,
  is_folderish: (_, item) => contentTypeOf(item.type).folderish,
  is_working_copy: (_, item) => (item.workingCopyOf === undefined ? null : true),
  last_comment_date: () => null,
  listCreators: (_, item) => item.creators,
  location: (_, item) => item.fields.location ?? null,
  mime_type: (_, item) => primaryFileOf(item)?.file.contentType ?? 'text/plain',
  modified: (_, item) => isoInstant(item.modified),
  nav_title: (_, item) => textOf(item, 'nav_title') || null,
  portal_type: (_, item) => item.type,
  review_state: (_, item) => item.state,
  review_title: (view, item) => (item.state === null ? null : stateTitles[item.state][view.language]),
  start: (_, item) => isoInstantOrNull(item.fields.start),
  subjects,
  sync_uid: (_, item) => item.fields.sync_uid ?? null,
  title: (_, item) => textOf(item, 'title'),
  total_comments: () => 0,
  type_title: (view, item) => contentTypeOf(item.type).title[view.language],
};

const columns: Readonly<Record<string, Column>> = {
  ...personColumns,
  ...portalColumns,
  ...ploneColumns,
};

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
  if (names.length === 0) return {};
  const found: Record<string, unknown> = {};
  for (const name of names.includes('_all') ? [...names, ...Object.keys(columns)] : names) {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    if (column && !Object.hasOwn(known, name)) found[name] = column(view, item);
  }
  return found;
}
