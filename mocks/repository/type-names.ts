import { contentTypeOf, hasContentType } from '../content-types/registry';

/** English title of a content type, which the index `Type` holds whatever the language of the visitor. */
export function englishTypeTitle(type: string): string {
  return hasContentType(type) ? contentTypeOf(type).title.en : type;
}

/** Whether items of a type can be kept out of menus. */
export const hasMenuField = (type: string): boolean =>
  contentTypeOf(type).fields.some(({ name }) => name === 'exclude_from_nav');

export function isFolderishType(type: string): boolean {
  return contentTypeOf(type).folderish;
}
