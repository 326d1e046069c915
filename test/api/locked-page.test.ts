// @vitest-environment jsdom
import Cookies from 'js-cookie';
import { beforeEach, expect, test, vi } from 'vitest';
import { request } from '@/api/client';
import { onWrite } from '@/api/writes';
import { sessionCookie } from '@/lib/session-token';
import { startCms } from '~test/support/cms';

const { cms } = startCms();

beforeEach(async () => {
  Cookies.set(sessionCookie, await cms().login('editor'));
});

const path = '/de/forschung';

test('A locked page takes a change with the token of its lock alone, and a lock renews nothing', async () => {
  const heard = vi.fn();
  const stop = onWrite(heard);
  const lock = await request<{ token: string }>(`${path}/@lock`, {
    method: 'POST',
    body: {},
    language: 'de',
    leavesContent: true,
  });
  expect(heard).not.toHaveBeenCalled();
  const change = { method: 'PATCH', body: { description: 'Neu' }, language: 'de' } as const;
  await expect(request(path, change)).rejects.toMatchObject({ details: { status: 403 } });
  expect(heard).not.toHaveBeenCalled();
  await request(path, { ...change, headers: { 'Lock-Token': lock.token } });
  stop();
  expect(heard).toHaveBeenCalledExactlyOnceWith({ path });
  expect(await request<object>(path, { language: 'de' })).toMatchObject({ description: 'Neu' });
});
