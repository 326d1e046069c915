import { refuseOthers } from './refuse-others';
import { sendAfterLogin, type IsLoggedInAgain } from './send-after-login';

/** Sends in one person's name alone: refused where somebody else has logged in in another window. */
export const sendAs = <Answer>(
  userId: string,
  send: () => Promise<Answer>,
  isLoggedInAgain: IsLoggedInAgain,
): Promise<Answer> =>
  sendAfterLogin(async () => {
    refuseOthers(userId);
    return send();
  }, isLoggedInAgain);
