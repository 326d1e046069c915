import { createHash } from 'node:crypto';
import type { Uid } from '~mocks/repository/types';

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The UID of the item that the seed puts at a path: the same in every load. */
export const seedUid = (path: string): Uid => digest(path);

/** The id of a block by its page and place. */
export function seedBlockId(path: string, index: number): string {
  const hex = digest(`${path}#${index}`);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
