import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { apiPath } from '~test/support/api';
import { startCms } from '~test/support/cms';
import { renderSite } from '~test/support/render-site';

const { api, cms } = startCms();
const user = userEvent.setup();

const gone = Array.from({ length: 130 }, (_, index) => `/de/seite-${index} → /de/fort`);
const report = (title: string) => ({
  '@id': '/@controlpanels/import-report',
  title,
  group: 'Inhalt',
  schema: null,
  data: null,
  items: [
    { id: 'links', title: 'Links ins Leere', description: gone.join('\n') },
    {
      id: 'idle',
      title: 'Ohne Wirkung',
      description: 'Feld rows of <b>tabs</b>: 2, etwa auf /two\n\n//host/x',
    },
    { id: 'untitled', description: 7 },
  ],
});

const open = async (language: 'de' | 'en') => {
  api.use(
    http.get(apiPath('/@controlpanels/import-report'), ({ request }) =>
      HttpResponse.json(
        report(request.headers.get('Accept-Language') === 'en' ? 'Import report' : 'Importbericht'),
      ),
    ),
  );
  await renderSite(`/${language}/controlpanel/import-report`, { token: await cms().login('siteadmin') });
};

test.each([
  ['de', 'Importbericht', 'Weitere Zeilen zeigen (30)'],
  ['en', 'Import report', 'Show more lines (30)'],
] as const)(
  'a panel without a form lists its entries in %s, pages as links, a hundred lines at a time',
  async (language, title, more) => {
    await open(language);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('heading', { level: 2, name: 'Links ins Leere' })).toBeVisible();
    expect(main.getByRole('link', { name: '/de/seite-7' })).toHaveAttribute('href', '/de/seite-7');
    expect(main.queryByRole('link', { name: '/de/fort' })).toBeNull();
    expect(main.getByText(/Feld rows of <b>tabs<\/b>/)).toBeVisible();
    expect(main.getByRole('link', { name: '/two' })).toHaveAttribute('href', '/two');
    expect(main.getByText('//host/x')).toBeVisible();
    await user.click(main.getByRole('button', { name: more }));
    expect(main.getByRole('link', { name: '/de/seite-100' }).closest('li')).toHaveFocus();
    expect(main.queryByRole('button', { name: /30/ })).toBeNull();
  },
);

test('a panel that has neither a form nor entries is no page', async () => {
  api.use(
    http.get(apiPath('/@controlpanels/content-rules'), () =>
      HttpResponse.json({ title: 'Regeln', schema: null, data: null, items: 'none' }),
    ),
  );
  await renderSite('/de/controlpanel/content-rules', { token: await cms().login('siteadmin') });
  expect(await screen.findByText('Fehler 404: Seite nicht gefunden')).toBeVisible();
});
