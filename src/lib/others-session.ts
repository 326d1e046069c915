import Cookies from 'js-cookie';
import { sessionCookie, sessionOf, type Session } from './session-token';

/** The session that this browser has, where it is another person's: in another window somebody else has logged in. */
export function othersSession(userId: string): Session | undefined {
  const present = sessionOf(Cookies.get(sessionCookie), Date.now());
  return present === null || present.userId === userId ? undefined : present;
}
