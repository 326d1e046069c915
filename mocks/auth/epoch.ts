import { randomBytes } from 'node:crypto';
import type { User } from '../repository/types';

/** '' as long as nothing has ended the account's tokens. */
export const epochOf = ({ epoch = '' }: User): string => epoch;

/** The account with all its tokens ended, cookies' too. Drawn, not counted: no later account of the same id meets it. */
export const withNewEpoch = (user: User): User => ({ ...user, epoch: randomBytes(12).toString('base64url') });
