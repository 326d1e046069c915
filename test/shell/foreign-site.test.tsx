import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { NotFound } from '@/components/error-views/not-found';
import { PrivacyLinks } from '@/shell/cookie-banner/privacy-links';
import { SiteFooter } from '@/shell/footer/site-footer';
import { SiteHeader } from '@/shell/header/site-header';
import type { SiteConfig } from '@/site/site-config';
import { renderWithSite } from '~test/support/render';
import { makePage, makeSettings } from './shell-data';

const bare: Partial<SiteConfig> = { siteTitle: 'Vogelwarte Sundholm', sitePages: [] };
const page = () => makePage({});
const namesOf = (links: readonly HTMLElement[]) => links.map((link) => link.textContent);

describe.each([['de'], ['en']] as const)('a site in %s that has none of the app’s own pages', (language) => {
  const options = { content: page(), path: `/${language}/x`, language, site: bare };

  test('has no tools but the sitemap, and its title without the mark of another', () => {
    renderWithSite(<SiteHeader />, options);
    const tools = document.querySelector<HTMLElement>('.header-bar__list');
    expect(namesOf(within(tools ?? document.body).getAllByRole('link'))).toEqual(['Sitemap']);
    const home = document.querySelector('.logo');
    expect(home).toHaveTextContent('Vogelwarte Sundholm');
    expect(home?.querySelector('svg, img')).toBeNull();
  });

  test('has no legal pages, no contact and no map in its footer, and no links to them elsewhere', () => {
    renderWithSite(
      <>
        <SiteFooter />
        <PrivacyLinks />
        <NotFound />
      </>,
      options,
    );
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual([`/${language}/@@search`, `/${language}`]);
    expect(document.querySelector('.footer-map, .portal-contact, .cookie-banner__links')).toBeNull();
  });
});

test('its own logo and footer links stand there; a dangerous one does not', () => {
  const footerLinks = {
    de: [
      { title: 'Verein', href: '/de/verein', openInNewTab: false },
      { title: 'Förderer', href: 'https://extern.example/', openInNewTab: true },
      { title: 'Böse', href: 'javascript:alert(1)', openInNewTab: false },
    ],
  };
  renderWithSite(
    <>
      <SiteHeader />
      <SiteFooter />
    </>,
    { content: page(), site: { ...bare, siteLogo: '/@@site-logo/warte.svg', footerLinks } },
  );
  expect(document.querySelector('.logo img')).toHaveAttribute('src', '/++api++/@@site-logo/warte.svg');
  expect(document.querySelector('.logo')).toHaveAccessibleName(/Vogelwarte Sundholm/);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByRole('link', { name: 'Verein' })).toHaveAttribute('href', '/de/verein');
  expect(footer.getByRole('link', { name: /^Förderer/ })).toHaveAttribute('target', '_blank');
  expect(footer.queryByText('Böse')).not.toBeInTheDocument();
});

test('a logo of another host is not fetched', () => {
  renderWithSite(<SiteHeader />, {
    content: page(),
    site: { ...bare, siteLogo: 'https://fremd.example/logo.png' },
  });
  expect(document.querySelector('.logo img')).toBeNull();
});

test('what its settings say of its place stands in the footer, and the stored way there', () => {
  const settings = makeSettings({
    portal_footer: { footer_address: 'Am Deich 2', footer_button_link: '/de/lageplan' },
  });
  renderWithSite(<SiteFooter />, { content: makePage({ settings }), site: bare });
  expect(screen.getByText('Am Deich 2')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Anfahrt planen' })).toHaveAttribute('href', '/de/lageplan');
});
