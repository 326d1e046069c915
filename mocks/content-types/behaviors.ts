import type { FieldSchema } from './schema';
import { choice, field } from './schema';

/** Groups of fields that several types share, named as Plone's behaviors are. */
export const basic: readonly FieldSchema[] = [
  field('title', 'line', { fallback: '' }),
  field('description', 'text', { fallback: '' }),
];

export const dublinCore: readonly FieldSchema[] = [
  ...basic,
  field('subjects', 'keywords'),
  field('effective', 'datetime'),
  field('expires', 'datetime'),
  field('contributors', 'keywords'),
  field('rights', 'text', { fallback: '' }),
];

export const relatedItems: readonly FieldSchema[] = [field('relatedItems', 'relations')];

export const excludeFromNavigation: readonly FieldSchema[] = [
  field('exclude_from_nav', 'boolean', { fallback: false }),
];

export const versioning: readonly FieldSchema[] = [
  field('changeNote', 'line', { fallback: '' }),
  field('versioning_enabled', 'boolean', { fallback: true }),
];

export const blocks: readonly FieldSchema[] = [
  field('blocks', 'json', { fallback: {} }),
  field('blocks_layout', 'json', { fallback: { items: [] } }),
];

export const navigationTitle: readonly FieldSchema[] = [field('nav_title', 'line')];

const headTitle: readonly FieldSchema[] = [field('head_title', 'line')];

/** The stock relation to an Image elsewhere. */
export const previewLink: readonly FieldSchema[] = [
  field('preview_image_link', 'relation'),
  field('preview_caption_link', 'line'),
];

/** A picture of the item's own. */
export const previewImage: readonly FieldSchema[] = [
  field('preview_image', 'image'),
  field('preview_caption', 'line'),
];

const shellSettings: readonly FieldSchema[] = [
  field('show_navigation_portlet', 'boolean', { fallback: false }),
];

export const seo: readonly FieldSchema[] = [
  field('seo_title', 'line'),
  field('seo_description', 'text'),
  field('seo_noindex', 'boolean', { fallback: false }),
  field('seo_canonical_url', 'line'),
  field('opengraph_title', 'line'),
  field('opengraph_description', 'text'),
  field('opengraph_image', 'image'),
];

/** What every page-like type of the portal has. */
export const page: readonly FieldSchema[] = [
  ...dublinCore,
  ...previewLink,
  ...previewImage,
  ...relatedItems,
  ...navigationTitle,
  ...headTitle,
  ...excludeFromNavigation,
  ...blocks,
  ...versioning,
  ...shellSettings,
  ...seo,
];

export const eventFields: readonly FieldSchema[] = [
  field('start', 'datetime'),
  field('end', 'datetime'),
  field('whole_day', 'boolean', { fallback: false }),
  field('open_end', 'boolean', { fallback: false }),
  field('recurrence', 'text'),
  field('sync_uid', 'line'),
  field('location', 'line'),
  field('attendees', 'keywords'),
  field('contact_name', 'line'),
  field('contact_email', 'line'),
  field('contact_phone', 'line'),
  field('event_url', 'line'),
];

export const footer: readonly FieldSchema[] = [
  field('footer_header', 'line'),
  field('footer_text', 'rich-text'),
  field('footer_address', 'text'),
  field('footer_button_link', 'line'),
  field('footer_leader', 'line'),
  field('footer_contact_mail', 'line'),
  field('footer_contact_phone', 'line'),
];

/** The identity of an institute, an area of one, or a subsite. */
export const division: readonly FieldSchema[] = [
  field('name', 'line', { fallback: '' }),
  field('token', 'line'),
  field('banner_image', 'image'),
  field('sticky_menu', 'json', { fallback: [] }),
  ...footer,
];

export const memberships: readonly FieldSchema[] = [
  { name: 'institutes', kind: 'choices', vocabulary: 'portal.vocabularies.institutes' },
];

/** Choices of a month and a year. */
export function monthAndYear(prefix: string): readonly FieldSchema[] {
  return [choice(`${prefix}_month`, 'portal.vocabularies.months'), field(`${prefix}_year`, 'integer')];
}
