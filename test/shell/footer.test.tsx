import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { SiteFooter } from '@/shell/footer/site-footer';
import { expectConsoleError } from '~test/support/setup';
import { renderWithSite } from '~test/support/render';
import { makeEntry, makeNearest, makePage, makeSettings, showMenu } from './shell-data';

function renderFooter(
  parts: Parameters<typeof makePage>[0] = {},
  options: Parameters<typeof renderWithSite>[1] = {},
) {
  const site = renderWithSite(<SiteFooter />, { content: makePage(parts), ...options });
  showMenu(site.store);
  return { ...site, footer: within(screen.getByRole('contentinfo')) };
}
const link = (name: string) => screen.getByRole('link', { name });

test('the footer links to legal notice, data protection and accessibility declaration', () => {
  renderFooter();
  expect(link('Impressum')).toHaveAttribute('href', '/de/impressum');
  expect(link('Datenschutz')).toHaveAttribute('href', '/de/datenschutz');
  expect(link('Barrierefreiheit')).toHaveAttribute('href', '/de/erklaerung-zur-barrierefreiheit');
});

test('the footer offers printing, the way to the top and the social links', async () => {
  const print = vi.fn();
  window.print = print;
  const { footer } = renderFooter();
  await userEvent.click(footer.getByRole('button', { name: 'Drucken' }));
  expect(print).toHaveBeenCalledOnce();
  expect(footer.getByRole('button', { name: 'Zum Seitenanfang' })).toBeInTheDocument();
  const social = within(footer.getByRole('list', { name: 'Soziale Medien' }));
  expect(social.getAllByRole('link').map((account) => account.getAttribute('aria-label'))).toEqual([
    'Mastodon',
    'LinkedIn',
    'Instagram',
    'YouTube',
  ]);
});

test.each([
  ['/de/x', true],
  ['/de', false],
  ['none', false],
  [null, false],
])('with the footer link %s the directions button is shown: %s', (stored, isShown) => {
  renderFooter({ settings: makeSettings({ portal_footer: { footer_button_link: stored } }) });
  const button = screen.queryByRole('link', { name: 'Anfahrt planen' });
  if (isShown) expect(button).toHaveAttribute('href', '/de/anfahrt');
  else expect(button).not.toBeInTheDocument();
});

test('the directions button goes to /en/directions in English', () => {
  const settings = makeSettings({ portal_footer: { footer_button_link: '/de/anfahrt' } });
  renderFooter({ settings }, { path: '/en/page', language: 'en' });
  expect(link('Plan your visit')).toHaveAttribute('href', '/en/directions');
});

test('the portal footer takes its text from the settings, and an encoded mail address is shown decoded', () => {
  const settings = makeSettings({
    portal_footer: {
      footer_header: 'So finden Sie uns',
      footer_address: 'Forschungszentrum Immerlund\nAm Wispewehr 1',
      footer_contact_phone: '+49 40 66969-0',
      // info@immerlund.example, its letters turned by sixteen places and then base64
      portal_footer_contact_mail: btoa('ydve@yccuhbkdt.unqcfbu'),
    },
  });
  const { footer } = renderFooter({ settings });
  expect(footer.getByRole('heading', { name: 'So finden Sie uns' })).toBeInTheDocument();
  expect(footer.getByText(/Am Wispewehr 1/)).toBeInTheDocument();
  expect(footer.getByText('Telefon +49 40 66969-0')).toBeInTheDocument();
  expect(link('info@immerlund.example')).toHaveAttribute('href', 'mailto:info@immerlund.example');
});

test('without settings the portal footer falls back to the name and the contact page', () => {
  const { footer } = renderFooter();
  expect(footer.getByRole('heading', { name: 'Anfahrt und Kontakt' })).toBeInTheDocument();
  expect(link('Kontakt und Besuch')).toHaveAttribute('href', '/de/ueber-uns/kontakt');
});

test('the doormat has columns, each with a heading and a list of links', () => {
  const { footer } = renderFooter();
  const doormat = within(footer.getByRole('navigation', { name: 'Bereiche der Website' }));
  expect(doormat.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Institute',
    'Karriere',
  ]);
  expect(doormat.getByRole('link', { name: 'Energiespeicher' })).toHaveAttribute(
    'href',
    '/de/institute/energiespeicher',
  );
});

test('the institute footer takes its text from the nearest institute area, else from the institute', () => {
  const institut = makeEntry('/de/zb', 'Institut für Zellbiophysik', {
    footer: { footer_text: { data: 'Wir messen Kräfte.', 'content-type': 'text/html', encoding: 'utf-8' } },
  });
  renderFooter({ nearest: makeNearest({ institut }) });
  expect(screen.getByRole('heading', { name: 'Institut für Zellbiophysik' })).toBeInTheDocument();
  expect(screen.getByText('Wir messen Kräfte.')).toBeInTheDocument();
});

test("a footer failure shows 'Something went wrong:' plus message and leaves the page alone", () => {
  expectConsoleError(/./);
  const institut = makeEntry('/de/zb', 'Institut', { footer: {} });
  // React draws no objects, and who knows what a server sends.
  Object.assign(institut, { name: { de: 'Institut' } });
  renderWithSite(
    <>
      <p>Die Seite</p>
      <SiteFooter />
    </>,
    { content: makePage({ nearest: makeNearest({ institut }) }), path: '/en/page', language: 'en' },
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Something went wrong: Objects are not valid as a React child/,
  );
  expect(screen.getByText('Die Seite')).toBeInTheDocument();
});
