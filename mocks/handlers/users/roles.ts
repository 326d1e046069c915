import { inLanguage, withAddresses } from '../../recorded/in-language';
import { recording } from '../../recorded/recording';
import text from '../../recorded/roles.json?raw';
import type { Service } from '../call';
import { requireOnSite } from './permission';

interface RoleEntry {
  '@id': string;
  '@type': 'role';
  id: string;
  title: string;
}

const roles = recording<unknown>(text);

/** The roles that people have; not the ones that come by themselves. */
export const rolesService: Service = {
  name: '@roles',
  rootOnly: true,
  get(call) {
    requireOnSite(call.repository, call.viewer, 'Manage users');
    return withAddresses(inLanguage(roles() as readonly RoleEntry[], call.language), { site: call.base });
  },
};
