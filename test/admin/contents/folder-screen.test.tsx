import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { expect, test, vi } from 'vitest';
import { apiPath } from '~test/support/api';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';
// The screen is there: how long fetching it takes is not what this test is about.
import '@/admin/contents/contents-page';

const { api, cms } = startCms();

test('the filter asks once, when nothing was typed for 200 ms', async () => {
  const asked: string[] = [];
  api.use(
    http.get(apiPath('/de/forschung/@search'), ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('SearchableText') ?? '');
    }),
  );
  await renderSite('/de/forschung/contents', { token: await cms().login('siteadmin') });
  const field = await screen.findByRole('searchbox', { name: 'Inhalte filtern …' });
  asked.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    for (const typed of ['Gez', 'Gezeiten']) {
      fireEvent.change(field, { target: { value: typed } });
      act(() => void vi.advanceTimersByTime(199));
      expect(asked).toEqual([]);
    }
    act(() => void vi.advanceTimersByTime(1));
  } finally {
    vi.useRealTimers();
  }
  await waitFor(() => expect(asked).toEqual([expect.stringContaining('Gezeiten')]));
  await waitFor(() => expect(screen.getAllByRole('row', { name: /Gezeiten/ })).not.toHaveLength(0));
});
