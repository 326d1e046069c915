import type { SeedSite } from '~mocks/seed/types';
import { demoSeed } from './demo';
import { demoFolders } from './folders';
import { demoLogins, makeDemoUsers } from './users';

/** The demo institution, with which a server begins. */
export const demo: SeedSite = {
  seed: demoSeed,
  folders: demoFolders,
  logins: demoLogins,
  makeUsers: makeDemoUsers,
};
