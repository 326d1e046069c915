import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Router } from 'react-router';
import { createMemoryHistory } from '@/lib/router-doors';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import de from 'virtual:messages/de/visitor';
import { expect, test } from 'vitest';
import { PageLinks } from '@/components/pagination/page-links';
import { PageLink } from '@/components/universal-link/page-link';

/** As on the site: below a router without routes. */
function renderAt(path: string, ui: ReactNode) {
  const history = createMemoryHistory({ initialEntries: [path] });
  render(
    <IntlProvider locale="de" messages={de}>
      <Router location={history.location} navigator={history}>
        {ui}
      </Router>
    </IntlProvider>,
  );
  return history;
}

const list = { page: 2, pages: 3, parameter: 'page' };

test.each([
  ['Seite 1 von 3', '/de/liste?a=b&page=2', '/de/liste?a=b'],
  ['Seite 1 von 3', '/de/liste?page=2', '/de/liste'],
  ['Vorherige Seite', '/de/liste?page=2', '/de/liste'],
  ['Nächste Seite', '/de/liste?page=2', '/de/liste?page=3'],
  ['Vorherige Seite', '/de/liste/?page=2', '/de/liste/'],
])('"%s" of the list at %s leads to %s', async (name, path, target) => {
  const history = renderAt(path, <PageLinks {...list} />);
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', target);
  await userEvent.click(link);
  const { pathname, search } = history.location;
  expect(`${pathname}${search}`).toBe(target);
});

test.each([
  ['', '/de/liste'],
  ['?', '/de/liste'],
  ['#ende', '/de/liste#ende'],
  ['weiter', '/de/liste/weiter'],
  ['..', '/de'],
])('A link to "%s" stays with the present page', (to, target) => {
  renderAt('/de/liste?page=2', <PageLink to={to}>Weiter</PageLink>);
  expect(screen.getByRole('link')).toHaveAttribute('href', target);
});
