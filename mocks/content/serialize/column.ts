import type { Item } from '~mocks/repository/types';
import type { Perspective } from '../perspective';

/** Computes one catalog column. */
export type Column = (view: Perspective, item: Item) => unknown;

export const hasField = (
  view: Pick<Perspective, 'repository'>,
  item: Pick<Item, 'type'>,
  name: string,
): boolean => view.repository.types.of(item.type).fields.some((field) => field.name === name);
