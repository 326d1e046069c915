import { unauthorized } from '~mocks/http/failure';
import type { RepositoryReader } from '~mocks/repository/types';
import type { Call } from '../shared/call';

/** For what Managers alone may do. */
export function requireManager(call: Call, reader: RepositoryReader = call.repository): void {
  if (!reader.can(call.viewer, 'Manage portal', reader.root)) throw unauthorized();
}
