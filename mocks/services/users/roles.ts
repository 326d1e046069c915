import { inLanguage, withAddresses } from '~mocks/recorded/in-language';
import { recording } from '~mocks/recorded/recording';
import text from '~mocks/recorded/roles.json?raw';
import type { Service } from '../shared/call';
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
