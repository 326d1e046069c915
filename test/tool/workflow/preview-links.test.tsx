import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { PreviewLinks } from '@/tool/workflow/preview-links/preview-links';
import { presentToasts } from '@/tool/toasts/toast-store';
import { startCms } from '~test/support/cms';
import { renderTool } from '~test/support/render-tool';

const { cms, api } = startCms();

const path = '/de/forschung/vertraulich';

/** What stands where the state of a page is looked at, for one of the demo's staff. */
async function open(of = path) {
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? <PreviewLinks path={of} /> : <a onClick={() => setOpen(true)}>Status</a>;
  }
  const shown = renderTool(<Opener />, { path: of, session: await cms().login('siteadmin') });
  await userEvent.click(screen.getByText('Status'));
  return shown;
}

test('Links are made for as long as was chosen, copied, and revoked, and the list has the focus then', async () => {
  const user = userEvent.setup();
  await open();
  await user.selectOptions(await screen.findByLabelText('Gültigkeit'), '30 Tage gültig');
  await user.click(screen.getByRole('button', { name: 'Link anlegen' }));
  const link = await screen.findByRole('listitem');
  const days = 30 * 24 * 60 * 60 * 1000;
  const [record] =
    cms().repository.records<{ created: string; expires: string }[]>('preview-links')[0]?.[1] ?? [];
  expect(Date.parse(record?.expires ?? '') - Date.parse(record?.created ?? '')).toBe(days);
  expect(await navigator.clipboard.readText()).toMatch(/\/de\/forschung\/vertraulich\/@preview\/[\w.-]+$/);
  expect(presentToasts().at(-1)?.title).toBe('Vorschaulink kopiert');

  await user.click(within(link).getByRole('button', { name: /^Link zurückziehen/ }));
  expect(screen.getByRole('heading', { name: 'Vorschaulinks' })).toHaveFocus();
  await expect.poll(() => screen.queryByRole('listitem')).toBeNull();
  expect(cms().repository.records('preview-links')).toEqual([]);
});

test('A page that everybody sees needs none, and says so', async () => {
  await open('/de/forschung/gezeiten');
  expect(await screen.findByText(/^Diese Seite sehen alle/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([401, 404])('Where the server answers %i there is nothing of them', async (status) => {
  let asked = 0;
  api.use(
    http.get('*/@preview-links', () => {
      asked += 1;
      return HttpResponse.json({}, { status });
    }),
  );
  const { container } = await open();
  await expect.poll(() => asked).toBe(1);
  expect(container.querySelector('section, .remote-failure')).toBeNull();
});
