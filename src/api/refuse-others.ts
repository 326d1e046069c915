import { othersSession } from '@/lib/others-session';
import { ApiError } from './error';

/** What one person has written is sent neither in the name of another nor by what that other may see. */
export function refuseOthers(userId: string): void {
  if (othersSession(userId))
    throw new ApiError({ status: 401, kind: 'http', message: 'Somebody else is logged in.' });
}
