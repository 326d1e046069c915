import { unauthorized } from '~mocks/http/failure';
import type { RepositoryReader } from '~mocks/repository/types';
import type { Call } from '../../shared/call';

/** Rules are for those who manage the site's users. */
export function requireOverseer({ viewer }: Call, reader: RepositoryReader): void {
  if (!reader.can(viewer, 'Manage users', reader.root)) throw unauthorized();
}
