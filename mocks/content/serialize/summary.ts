import { words } from '~mocks/lib/words';
import type { RelationSummary, Summary } from '@/api/types/summary';
import { isCommentHit } from '~mocks/repository/comment-hits';
import type { Item } from '~mocks/repository/types';
import { eventTimesOf } from '~mocks/repository/event-times';
import { portalTimezone } from '~mocks/settings/portal-settings';
import { commentColumn } from './comment-columns';
import { isoInstant, isoInstantOrNull, neverPublished } from './dates';
import { imageFieldOf, imageScalesOf, primaryFileOf, sizeOf } from './item-images';
import { metadataOf } from './metadata';
import type { Perspective } from '../perspective';
import { lineOf, textOf, urlOf } from '../perspective';
import { readableSize } from './readable-size';

const orNull = (item: Item, name: string): string | null => textOf(item, name) || null;

/** What both kinds of summary say alike. */
function frame(view: Perspective, item: Item) {
  return {
    '@id': urlOf(view, item),
    '@type': item.type,
    title: textOf(item, 'title'),
    description: lineOf(item, 'description'),
    review_state: item.state,
    type_title: view.repository.types.of(item.type).title[view.language],
    blog_tags: item.fields.blog_tags ?? null,
    head_title: orNull(item, 'head_title'),
    nav_title: orNull(item, 'nav_title'),
    effective: isoInstantOrNull(item.fields.effective) ?? neverPublished,
    start: isoInstantOrNull(item.fields.start),
    end: isoInstantOrNull(item.fields.end),
  };
}

const instant = (time: number | undefined): string | null =>
  time === undefined ? null : isoInstant(new Date(time).toISOString());

/** An event's times as the catalog has them. */
function times({ repository, now }: Perspective, item: Item) {
  const { start, end } = eventTimesOf(item, portalTimezone(repository), now);
  return { start: instant(start), end: instant(end) };
}

const summaryColumns = words(`
  title description review_state type_title blog_tags head_title nav_title effective start end
  getObjSize getRemoteUrl image_field image_scales mime_type
`);

function commentSummary(view: Perspective, item: Item): Summary {
  const values = summaryColumns.map((name) => [name, commentColumn(name)(view, item)]);
  const own = { '@id': urlOf(view, item), '@type': item.type, ...Object.fromEntries(values) } as Summary;
  return { ...own, ...metadataOf(view, item, view.metadataFields, own) };
}

/** A search hit or an entry of a folder's `items`. */
export function catalogSummary(view: Perspective, item: Item): Summary {
  if (isCommentHit(item)) return commentSummary(view, item);
  const scales = imageScalesOf(view, item);
  const primary = primaryFileOf(view, item);
  const remoteUrl = item.type === 'Link' ? textOf(item, 'remoteUrl') : '';
  const own = {
    ...frame(view, item),
    ...times(view, item),
    getObjSize: readableSize(sizeOf(view, item)),
    getRemoteUrl: remoteUrl || null,
    image_field: imageFieldOf(view, item),
    image_scales: scales ?? null,
    mime_type: primary?.file.contentType ?? 'text/plain',
  };
  return { ...own, ...metadataOf(view, item, view.metadataFields, own) };
}

function objectFrame(view: Perspective, item: Item): Summary {
  if (item.parent === null) {
    const { '@id': id, '@type': type, title, description, type_title } = frame(view, item);
    return { '@id': id, '@type': type, title, description, type_title } as Summary;
  }
  return {
    ...frame(view, item),
    getObjSize: null,
    getRemoteUrl: null,
    // The catalog works it out; content itself has none but the field of that name that persons have.
    image_field: (textOf(item, 'image_field') || null) as Summary['image_field'],
    image_scales: imageScalesOf(view, item) ?? {},
    mime_type: null,
  };
}

/** Columns that the catalog alone computes, as an item itself answers for them. */
const unseen: Readonly<Record<string, unknown>> = {
  TranslationGroup: null,
  block_types: null,
  commentators: null,
  getIcon: '',
  hasPreviewImage: null,
  is_folderish: null,
  last_comment_date: null,
  total_comments: null,
};

/** A container or neighbour: follows the request's `metadata_fields`, which relations do not. */
export function objectSummary(view: Perspective, item: Item): Summary {
  const summary = objectFrame(view, item);
  if (item.parent === null) return summary;
  const columns = metadataOf(view, item, view.metadataFields, summary);
  const known = Object.entries(columns).map(([name, value]) => [
    name,
    Object.hasOwn(unseen, name) ? unseen[name] : value,
  ]);
  return { ...summary, ...Object.fromEntries(known) };
}

/** An end of a relation. */
export function relationSummary(view: Perspective, item: Item): RelationSummary {
  return { ...objectFrame(view, item), UID: item.uid };
}
