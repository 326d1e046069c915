import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyContent } from '@/api/types/any-content';
import { ContextNavigation } from '@/pages/content/context-navigation';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';

const items = [{ '@id': 'http://localhost:3000/de/x', title: 'Ein Eintrag', items: [] }];

function pageWith(component: unknown): AnyContent {
  const page = makeContent({});
  return { ...page, '@components': { ...page['@components'], contextnavigation: component } } as AnyContent;
}

test.each([
  [
    'the custom name, linking to its url',
    { has_custom_name: true, title: 'Institut', url: '/de/zb' },
    'Institut',
    '/de/zb',
  ],
  [
    'the word Navigation without one',
    { has_custom_name: false, title: 'Navigation', url: '/de/sitemap' },
    'Navigation',
    null,
  ],
  [
    'the word where the name leads nowhere',
    { has_custom_name: true, title: 'X', url: 'javascript:alert(1)' },
    'Navigation',
    null,
  ],
])('the header is %s', (_, component, name, href) => {
  renderWithSite(<ContextNavigation content={pageWith({ '@id': '', items, ...component })} />);
  const heading = screen.getByRole('heading', { name });
  expect(within(heading).queryByRole('link')?.getAttribute('href') ?? null).toBe(href);
  expect(screen.getByRole('navigation', { name })).toContainElement(
    screen.getByRole('link', { name: 'Ein Eintrag' }),
  );
});

test.each([{ '@id': '', items: [] }, { '@id': '' }, { '@id': '', items: 'none' }, undefined])(
  'nothing is rendered when there are no items: %j',
  (component) => {
    const { container } = renderWithSite(<ContextNavigation content={pageWith(component)} />);
    expect(container).toBeEmptyDOMElement();
  },
);
