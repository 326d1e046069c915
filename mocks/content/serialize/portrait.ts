import type { Perspective } from '../perspective';
import { urlOfPath } from '../perspective';
import type { User } from '~mocks/repository/types';

/** The form of a user id that stands in an address: escaped as in URLs, with dashes for percent signs. */
export const safeId = (id: string): string =>
  encodeURIComponent(id)
    .replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('-', '--')
    .replaceAll('%', '-');

/** Address of a user's picture; null without one. */
export const portraitUrl = (view: Perspective, user: User | undefined): string | null =>
  user?.portrait ? urlOfPath(view, `/@portrait/${safeId(user.id)}`) : null;
