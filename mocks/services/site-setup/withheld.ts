import { recordedPanels } from '~mocks/recorded/panels';
import type { RepositoryReader } from '~mocks/repository/types';
import type { Call } from '../shared/call';

/** Whether a control panel is for Managers alone, and the caller is none. */
export function isWithheld(
  { viewer }: Pick<Call, 'viewer'>,
  reader: RepositoryReader,
  panel: string,
): boolean {
  const isManager = reader.can(viewer, 'Manage portal', reader.root);
  return !isManager && recordedPanels().withheldFromSiteAdministrators.includes(panel);
}
