import { Failure } from '~mocks/http/failure';
import type { RepositoryReader } from '~mocks/repository/types';
import { booleanSetting } from '~mocks/settings/panel-settings';
import { networkOf } from './network';
import { createRateLimit } from './rate-limit';
import type { RateLimit } from './rate-limit';

/** Calls that anybody may make, but not without end. */
export interface Limits {
  /** Counts a call of this name from this address, and one that is about an account for that too; throws 429 beyond 30 in ten minutes. */
  count(name: string, address: string, now: number, account?: string): void;
  /** The same by account alone: colleagues behind one address do not use up each other's calls. */
  countAccount(name: string, account: string, now: number): void;
}

const perCall = { limit: 30, span: 10 * 60 * 1000 };

export const tooManyRequests = (seconds: number, message: string): Failure =>
  new Failure(429, 'Too Many Requests', message, 'service', { 'Retry-After': String(seconds) });

/** Whether the portal's control panel limits the calls of visitors. */
export const areCallsLimited = (repository: RepositoryReader): boolean =>
  booleanSetting(repository, 'portal-settings', 'rate_limits');

export function createLimits(repository: RepositoryReader): Limits {
  const limits = new Map<string, RateLimit>();

  function take(name: string, key: string, now: number): void {
    if (!areCallsLimited(repository)) return;
    const limit = limits.get(name) ?? createRateLimit(perCall);
    limits.set(name, limit);
    const seconds = limit.take(key, now);
    if (seconds !== undefined) throw tooManyRequests(seconds, 'Too many requests. Please try again later.');
  }

  const countAccount: Limits['countAccount'] = (name, account, now) => take(name, `account ${account}`, now);
  return {
    countAccount,
    count(name, address, now, account) {
      take(name, `network ${networkOf(address)}`, now);
      if (account !== undefined) countAccount(name, account, now);
    },
  };
}

export const noLimits: Limits = { count: () => undefined, countAccount: () => undefined };
