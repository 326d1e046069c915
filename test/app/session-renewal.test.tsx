import { act, renderHook } from '@testing-library/react';
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSessionRenewal } from '@/app/use-session-renewal';
import { sessionCookie } from '@/lib/session-token';
import { useSession } from '@/state/hooks';
import { createStore } from '@/state/store';
import { startApi } from '~test/support/api';

const api = startApi();
const hour = 3_600_000;

function tokenFor(milliseconds: number): string {
  const payload = { sub: 'editor', exp: Math.floor((Date.now() + milliseconds) / 1000) };
  return `${btoa('{"alg":"HS256"}')}.${btoa(JSON.stringify(payload))}.signature`;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: new Date('2026-03-02T10:00:00Z') });
  Cookies.set(sessionCookie, tokenFor(hour));
});
afterEach(() => {
  vi.useRealTimers();
  Cookies.remove(sessionCookie);
});

function open() {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(
    () => {
      useSessionRenewal();
      return useSession();
    },
    { wrapper },
  ).result;
}

let renewals = 0;

/** Answers renewals in this order, the last one for good. */
function answerWith(...answers: (() => Response)[]): void {
  renewals = 0;
  api.use(
    http.post('*/@login-renew', () => {
      const answer = answers[Math.min(renewals, answers.length - 1)];
      renewals += 1;
      return answer?.() ?? HttpResponse.error();
    }),
  );
}

async function pass(milliseconds: number, expected: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await act(() => vi.waitUntil(() => renewals >= expected));
  await act(() => vi.advanceTimersByTimeAsync(0));
}

const failures: [string, () => Response][] = [
  ['the network is down', () => HttpResponse.error()],
  ['the server fails', () => HttpResponse.json({ message: 'x' }, { status: 500 })],
  ['a proxy answers with a page', () => HttpResponse.html('<h1>Maintenance</h1>')],
  ['a proxy fails', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
];

test.each(failures)(
  'While %s the session stays, and is renewed as soon as that is over',
  async (_name, failure) => {
    answerWith(failure, () => HttpResponse.json({ token: tokenFor(hour) }));
    const session = open();
    const before = session.current;
    await pass(0.9 * hour + 1000, 1);
    expect(session.current).toEqual(before);
    expect(Cookies.get(sessionCookie)).toBe(before?.token);
    await pass(31_000, 2);
    await vi.waitFor(() => expect(session.current?.expires).toBeGreaterThan(before?.expires ?? Infinity));
  },
);

test.each([401, 403])('A refusal with %i ends the session', async (status) => {
  answerWith(() => HttpResponse.json({ message: 'No' }, { status }));
  const session = open();
  await pass(0.9 * hour + 1000, 1);
  await vi.waitFor(() => expect(session.current).toBeNull());
  expect(Cookies.get(sessionCookie)).toBeUndefined();
});
