import type { Permission } from '~mocks/repository/types';

/** Fields that not everybody sees who may view the content: no schema tells the right that reading and writing them takes. */
export const readPermissions: ReadonlyMap<string, Permission> = new Map([
  ['restricted_token', 'Modify portal content'],
]);
