import { englishTypeTitle } from '~mocks/repository/type-names';
import type { Item } from '~mocks/repository/types';
import { imageFieldOf, imageScalesOf, primaryFileOf } from '~mocks/content/serialize/item-images';
import { textOf } from '~mocks/content/perspective';
import type { Call } from '../shared/call';

/** Physical path of the site, which stands before every item's. */
export const portalPath = '/Plone';

/** UTC, with milliseconds where there are some. */
function solrDate(value: unknown): string | undefined {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return undefined;
  return new Date(value).toISOString().replace(/\.000Z$/, 'Z');
}

const neverPublished = '1969-12-31T00:00:00Z';

const textFields = [
  'location',
  'contact_email',
  'contact_phone',
  'academic',
  'institute',
  'building',
  'room',
  'phone',
  'email',
];

/** A hit as Solr words it: empty values are left out but for the description and the name of the image. */
export function solrDocument(call: Call, item: Item): Record<string, unknown> {
  const scales = imageScalesOf(call, item);
  const ofPortal =
    call.solr === 'portal'
      ? { portal_type: item.type, review_state: item.state, getRemoteUrl: textOf(item, 'remoteUrl') }
      : {};
  const dates = {
    start: solrDate(item.fields.start),
    end: solrDate(item.fields.end),
    created: solrDate(item.created),
    effective: solrDate(item.fields.effective) ?? neverPublished,
  };
  const optional = {
    ...Object.fromEntries(textFields.map((name) => [name, textOf(item, name)])),
    ...ofPortal,
    ...dates,
    mime_type: primaryFileOf(call, item)?.file.contentType ?? 'text/plain',
    image_scales: scales && JSON.stringify(scales),
  };
  const present = Object.entries(optional).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return {
    UID: item.uid,
    Title: textOf(item, 'title'),
    Description: textOf(item, 'description'),
    Type: englishTypeTitle(call.repository.types, item.type),
    path_string: `${portalPath}${call.repository.pathOf(item)}`,
    image_field: imageFieldOf(call, item),
    ...Object.fromEntries(present),
  };
}
