import { useIntl } from 'react-intl';
import type { Role } from '@/api/accounts';
import { roleMessages } from './messages';

export const manager = 'Manager';

const order = Object.keys(roleMessages);

/** Known roles from those that may least to those that may all, then whatever roles a site has of its own. */
export function inOrder(roles: readonly Role[]): Role[] {
  const place = ({ id }: Role) => order.indexOf(id) >>> 0;
  return [...roles].sort((one, other) => place(one) - place(other));
}

/** A role as the portal calls it; those of a site's own have the words of the CMS. */
export function useRoleName(): (role: Role) => string {
  const intl = useIntl();
  return ({ id, title }) =>
    Object.hasOwn(roleMessages, id)
      ? intl.formatMessage(roleMessages[id as keyof typeof roleMessages])
      : title || id;
}
