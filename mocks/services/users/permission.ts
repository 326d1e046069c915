import { unauthorized } from '~mocks/http/failure';
import type { Permission, RepositoryReader, Viewer } from '~mocks/repository/types';

/** Whether somebody may do something on the site as a whole. */
export const mayOnSite = (reader: RepositoryReader, viewer: Viewer, permission: Permission): boolean =>
  reader.can(viewer, permission, reader.root);

/** Refuses whoever lacks a right on the site as a whole. */
export function requireOnSite(reader: RepositoryReader, viewer: Viewer, permission: Permission): void {
  if (!mayOnSite(reader, viewer, permission)) throw unauthorized();
}
