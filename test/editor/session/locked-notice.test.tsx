import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { expect, test, vi } from 'vitest';
import { getLock, postLock, postStored } from '@/api/editing';
import { flatten } from '@/api/urls';
import { LockedNotice } from '@/editor/session/locked-notice';
import { sessionCookie } from '@/lib/session-token';
import { startCms } from '~test/support/cms';
import { renderTool } from '~test/support/render-tool';

const { cms } = startCms();
const call = { language: 'de' } as const;

test('A lock is taken away by whoever sees it, and not in the name of somebody else who has logged in meanwhile', async () => {
  Cookies.set(sessionCookie, await cms().login('siteadmin'));
  const path = flatten(await postStored('/de', { '@type': 'Document', title: 'Eine gesperrte Seite' }, call));
  const lock = await postLock(path, call);
  const own = await cms().login('editor');
  const retry = vi.fn();
  renderTool(<LockedNotice page={{ path, language: 'de' }} lock={lock} retry={retry} />, { session: own });
  const unlock = screen.getByRole('button', { name: 'Sperre aufheben' });
  Cookies.set(sessionCookie, await cms().login('siteadmin'));
  await userEvent.click(unlock);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(retry).not.toHaveBeenCalled();
  expect(await getLock(path, call)).toMatchObject({ token: lock.token, creator: 'siteadmin' });
});
