import { readJson } from '~mocks/http/body';
import { unauthorized } from '~mocks/http/failure';
import type { Call, Service } from '../shared/call';
import { requireManager } from './manager';

function requireOverseer({ repository, viewer }: Call): void {
  if (!repository.can(viewer, 'Manage users', repository.root)) throw unauthorized();
}

/** The Plone as which this server answers. */
const versions = {
  plone_version: '6.2.1',
  plone_restapi_version: '10.0.4',
  zope_version: '6.1',
  cmf_version: '3.8',
  pil_version: '12.2.0 (Pillow)',
  python_version: '3.11.7',
  plone_gs_metadata_version_installed: '6204',
  plone_gs_metadata_version_file_system: '6204',
  distribution: 'Plone Site (Volto) (volto)',
  'plone.distribution': '4.0.0',
};

export const systemService: Service = {
  name: '@system',
  rootOnly: true,
  get(call) {
    requireOverseer(call);
    return { '@id': `${call.base}/@system`, ...versions, debug_mode: 'No', upgrade: false };
  },
};

export const databaseService: Service = {
  name: '@database',
  rootOnly: true,
  get(call) {
    requireOverseer(call);
    const count = (from = call.repository.root): number =>
      call.repository.childrenOf(from).reduce((sum, child) => sum + count(child), 1);
    const items = count();
    return {
      '@id': `${call.base}/@database`,
      db_name: 'journal',
      db_size: process.memoryUsage().heapUsed,
      database_size: items,
      cache_size: items,
      cache_length: items,
      cache_length_bytes: 0,
      cache_detail_length: [{ connection: 'embedded', ngsize: items, size: items }],
    };
  },
};

const upgradeState = ({ base }: Call) => {
  const { plone_gs_metadata_version_file_system: fs, plone_gs_metadata_version_installed: instance } =
    versions;
  return { '@id': `${base}/@upgrade`, versions: { fs, instance } };
};

function reportOf(version: string, isDryRun: boolean): string {
  return [
    ...(isDryRun ? ['Dry run selected.'] : []),
    'Starting upgrade of core addons from the PRE list.',
    'Done upgrading core addons from the PRE list.',
    `Starting the migration from version: ${version}`,
    'End of upgrade path, main migration has finished.',
    'Starting upgrade of core addons.',
    'Done upgrading core addons.',
    'Your Plone instance is now up-to-date.',
    ...(isDryRun ? ['Dry run selected, transaction aborted'] : []),
    '',
  ].join('\n');
}

/** There is never anything to upgrade. */
export const upgradeService: Service = {
  name: '@upgrade',
  rootOnly: true,
  get(call) {
    requireManager(call);
    return { ...upgradeState(call), upgrade_steps: {} };
  },
  async post(call) {
    requireManager(call);
    const { dry_run: given = false } = await readJson(call.request);
    const isDryRun = Boolean(given);
    const report = reportOf(versions.plone_gs_metadata_version_installed, isDryRun);
    return { ...upgradeState(call), dry_run: isDryRun, report, upgraded: true };
  },
};
