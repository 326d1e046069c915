import type { RemoteError } from '@/lib/remote';
import { remoteErrorOf } from './error';

export type IsLoggedInAgain = (error: RemoteError) => Promise<boolean>;

/** Sends, and once more where the session was over and the same person has logged in again. */
export async function sendAfterLogin<Answer>(
  send: () => Promise<Answer>,
  isLoggedInAgain: IsLoggedInAgain,
): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (!(await isLoggedInAgain(remoteErrorOf(error)))) throw error;
    return send();
  }
}
