import { unauthorized } from '../../http/failure';
import type { Call, Service } from '../call';

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

export const upgradeService: Service = {
  name: '@upgrade',
  rootOnly: true,
  get(call) {
    if (!call.repository.can(call.viewer, 'Manage portal', call.repository.root)) throw unauthorized();
    const { plone_gs_metadata_version_file_system: fs, plone_gs_metadata_version_installed: instance } =
      versions;
    return { '@id': `${call.base}/@upgrade`, upgrade_steps: {}, versions: { fs, instance } };
  },
};
