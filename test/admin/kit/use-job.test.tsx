import { act, renderHook } from '@testing-library/react';
import Cookies from 'js-cookie';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { afterEach, expect, test } from 'vitest';
import { closeJob, presentJobs } from '@/admin/kit/jobs';
import { messages } from '@/admin/kit/messages';
import { useJob } from '@/admin/kit/use-job';
import { sessionCookie } from '@/lib/session-token';
import { createStore } from '@/state/store';
import de from 'virtual:messages/de/admin';
import { startCms } from '~test/support/cms';

const { cms } = startCms();
afterEach(() => {
  for (const { id } of presentJobs()) closeJob(id);
});

test('What is left of a job is not done in the name of somebody else who has logged in in another window', async () => {
  const other = await cms().login('siteadmin');
  Cookies.set(sessionCookie, await cms().login('editor'));
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <IntlProvider locale="de" messages={de}>
        {children}
      </IntlProvider>
    </Provider>
  );
  const { result } = renderHook(() => useJob(), { wrapper });
  const called: string[] = [];
  const items = ['eins', 'zwei', 'drei'].map((title) => ({ title }));
  const words = { running: messages.undoing, done: messages.undone };
  await act(async () => {
    const { done, failed } = await result.current(words, items, ({ title }) => {
      called.push(title);
      Cookies.set(sessionCookie, other);
      return Promise.resolve();
    });
    expect(done.map(({ title }) => title)).toEqual(['eins']);
    expect(failed).toMatchObject([{ reason: 'notAllowed' }, { reason: 'notAllowed' }]);
  });
  expect(called).toEqual(['eins']);
});
