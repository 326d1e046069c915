import type { ReactNode } from 'react';
import { getGroups, getRoles, getSizes, getUser, type Group, type Role } from '@/api/accounts';
import { ErrorView } from '@/components/error-views/error-view';
import { RemoteData } from '@/components/remote-data/remote-data';
import { useLanguage } from '@/i18n/use-language';
import { useSession } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import { inOrder, manager } from './role-names';

export interface Principals {
  /** In the order of their columns. */
  roles: readonly Role[];
  groups: readonly Group[];
  /** Too many to be listed unasked. */
  manyUsers: boolean;
  manyGroups: boolean;
  /** Who looks at them. */
  userId: string;
  isManager: boolean;
}

interface WithPrincipalsProps {
  children: (principals: Principals, reload: () => void) => ReactNode;
}

/** Fetches what the screens of users and groups have in common. */
export function WithPrincipals({ children }: WithPrincipalsProps) {
  const language = useLanguage();
  const userId = useSession()?.userId ?? '';
  const { remote, retry } = useRemote([language, userId].join(' '), async (signal): Promise<Principals> => {
    const call = { language, signal };
    const [roles, groups, sizes, self] = await Promise.all([
      getRoles(call),
      getGroups(call),
      getSizes(call),
      getUser(userId, call),
    ]);
    return { roles: inOrder(roles), groups, ...sizes, userId, isManager: self.roles.includes(manager) };
  });
  if (remote.status === 'failed') return <ErrorView error={remote.error} retry={retry} />;
  return (
    <RemoteData of={remote} skeleton={<div className="skeleton" />}>
      {(principals) => children(principals, retry)}
    </RemoteData>
  );
}
