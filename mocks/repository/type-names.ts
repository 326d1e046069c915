import type { TypesInForce } from '~mocks/content-types/registry';

/** English title of a content type, which the index `Type` holds whatever the language of the visitor. */
export function englishTypeTitle(types: TypesInForce, type: string): string {
  return types.has(type) ? types.of(type).title.en : type;
}

/** Whether items of a type can be kept out of menus. */
export const hasMenuField = (types: TypesInForce, type: string): boolean =>
  types.of(type).fields.some(({ name }) => name === 'exclude_from_nav');
