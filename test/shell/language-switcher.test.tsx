import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageSwitcher } from '@/shell/language-switcher/language-switcher';
import { translationPath } from '@/shell/language-switcher/translation-path';
import { renderWithSite } from '~test/support/render';
import { makePage, origin, showPlace } from './shell-data';

const switcher = () => within(screen.getByRole('navigation', { name: 'Sprache' }));

test("links to the translation of the current page, read from the content's translations component", () => {
  const content = makePage({ translations: [['en', '/en/page']] });
  renderWithSite(<LanguageSwitcher />, { content });
  const link = switcher().getByRole('link', { name: 'English' });
  expect(link).toHaveAttribute('href', '/en/page');
  expect(link).toHaveAttribute('lang', 'en');
  expect(link).toHaveAttribute('hreflang', 'en');
});

test('a language with no target link is plain text', () => {
  renderWithSite(<LanguageSwitcher />, { content: makePage({ translations: [] }) });
  expect(switcher().queryByRole('link')).not.toBeInTheDocument();
  expect(switcher().getByText('EN')).toBeInTheDocument();
});

test('the present language is marked and is no link', () => {
  renderWithSite(<LanguageSwitcher />, { content: makePage({ translations: [['en', '/en/page']] }) });
  expect(switcher().getByText('DE').closest('[aria-current]')).toHaveAttribute('aria-current', 'true');
});

test('the switcher is shown only with more than one supported language', () => {
  const { container } = renderWithSite(<LanguageSwitcher />, { site: { languages: ['de'] } });
  expect(container).toBeEmptyDOMElement();
});

test('on a path starting with /profile it keeps the current path', () => {
  const place = { pathname: '/profile/torsen', search: '?x=1', screen: undefined };
  expect(translationPath(place, undefined, 'en')).toBe('/profile/torsen?x=1');
});

test.each([
  ['de', '/de/karriere/stellenangebote'],
  ['en', '/en/careers/jobs'],
] as const)('a Joboffer page without translation links to the job list in %s', (language, path) => {
  const offer = makePage({ translations: [] }, { '@type': 'Joboffer' });
  expect(translationPath({ pathname: '/x', search: '', screen: undefined }, offer, language)).toBe(path);
});

test.each(['main', 'network'] as const)(
  'in %s, which has no career pages, that language is plain text',
  (variant) => {
    const content = makePage({ translations: [] }, { '@type': 'Joboffer' });
    renderWithSite(<LanguageSwitcher />, { content, site: { variant } });
    expect(switcher().queryByRole('link')).not.toBeInTheDocument();
    expect(switcher().getByText('EN')).toBeVisible();
  },
);

test('a screen of the app keeps its query in the other language', () => {
  const place = { pathname: '/de/search', search: '?SearchableText=Wind', screen: 'search' } as const;
  expect(translationPath(place, undefined, 'en')).toBe('/en/search?SearchableText=Wind');
});

const place = (translations: ['en', string][]) =>
  makePage({ translations }, { '@id': `${origin}/de/institute/zb` });
const query = '?SearchableText=Wind&metadata_fields=room&allow_local=true&local=true&page=2';

test.each([
  ['/de/institute/zb/@@search', `/en/institutes/cb/@@search${query}`],
  ['/de/institute/zb/links-to-item', `/en/institutes/cb/links-to-item${query}`],
  ['/de/institute/zb/@cart-checkout/result', `/en/institutes/cb/@cart-checkout/result${query}`],
])('the screen %s on content leads to the same on its translation', (path, expected) => {
  const { store } = renderWithSite(<LanguageSwitcher />, { path: path + query });
  showPlace(store, path, place([['en', '/en/institutes/cb']]));
  expect(switcher().getByRole('link', { name: 'English' })).toHaveAttribute('href', expected);
});

test('the search of a place without a translation leads to the search of everything', () => {
  const { store } = renderWithSite(<LanguageSwitcher />, { path: `/de/institute/zb/@@search${query}` });
  showPlace(store, '/de/institute/zb/@@search', place([]));
  expect(switcher().getByRole('link', { name: 'English' })).toHaveAttribute(
    'href',
    '/en/search?SearchableText=Wind&metadata_fields=room',
  );
});

test('other screens of a place without a translation have none either, whatever page was there before', () => {
  const { store } = renderWithSite(<LanguageSwitcher />, {
    path: '/de/institute/zb/links-to-item',
    content: makePage({ translations: [['en', '/en/page']] }),
  });
  showPlace(store, '/de/institute/zb/links-to-item', place([]));
  expect(switcher().queryByRole('link')).not.toBeInTheDocument();
});

test('a translation whose address must not be followed is no link', () => {
  const content = makePage({ translations: [['en', '/en/page']] });
  const [item] = content['@components'].translations?.items ?? [];
  if (item) item['@id'] = 'javascript:alert(1)';
  renderWithSite(<LanguageSwitcher />, { content });
  expect(switcher().queryByRole('link')).not.toBeInTheDocument();
});
