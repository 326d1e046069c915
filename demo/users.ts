import type { HashCost } from '~mocks/accounts/password';
import { hashPassword } from '~mocks/accounts/password';
import type { Role, User } from '~mocks/repository/types';

/** Logins that the demo prints; never made where the server listens beyond loopback. */
export const demoLogins: readonly {
  id: string;
  password: string;
  fullname: string;
  roles: readonly Role[];
}[] = [
  { id: 'admin', password: 'admin', fullname: '', roles: ['Manager'] },
  {
    id: 'siteadmin',
    password: 'Portal-Demo-2026',
    fullname: 'Sönke Admiraal',
    roles: ['Site Administrator'],
  },
  { id: 'editor', password: 'Portal-Demo-2026', fullname: 'Edda Redlich', roles: ['Editor', 'Contributor'] },
  { id: 'reviewer', password: 'Portal-Demo-2026', fullname: 'Rune Prüfer', roles: ['Reviewer'] },
  { id: 'member', password: 'Portal-Demo-2026', fullname: 'Mette Mitgliedt', roles: ['Member'] },
];

/** The demo's users with hashed passwords. */
export async function makeDemoUsers(cost?: HashCost): Promise<User[]> {
  return Promise.all(
    demoLogins.map(async ({ id, password, fullname, roles }) => ({
      id,
      login: id,
      fullname,
      roles,
      groups: [],
      email: `${id}@immerlund.example`,
      password: await hashPassword(password, cost),
      ...(id === 'admin' ? { root: true } : {}),
      demo: true,
    })),
  );
}
