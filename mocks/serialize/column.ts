import { contentTypeOf } from '../content-types/registry';
import type { Item } from '../repository/types';
import type { Perspective } from './perspective';

/** Computes one catalog column. */
export type Column = (view: Perspective, item: Item) => unknown;

export const hasField = (item: Pick<Item, 'type'>, name: string): boolean =>
  contentTypeOf(item.type).fields.some((field) => field.name === name);
