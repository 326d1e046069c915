import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { SiteFooter } from '@/shell/footer/site-footer';
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
  expect(footer.getByText(/^Telefon/)).toHaveTextContent('Telefon +49 40 66969-0');
  expect(link('+49 40 66969-0')).toHaveAttribute('href', 'tel:+4940669690');
  expect(link('info@immerlund.example')).toHaveAttribute('href', 'mailto:info@immerlund.example');
});

const encode = (address: string) =>
  btoa(
    address.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 16) % 26) + 97)),
  );
const richText = (data: string) => ({ data, 'content-type': 'text/html', encoding: 'utf-8' });

/** Every field that institute and portal share, with what is to be seen of it. */
const sharedFields = {
  footer_header: 'So finden Sie uns',
  footer_text: richText('<p>Wir messen <strong>Kräfte</strong>.</p><script>alert(1)</script>'),
  footer_address: 'Am Wispewehr 1\n00417 Immerlund',
  footer_button_link: '/de/anfahrt',
  footer_leader: 'Prof. Dr. Ylva Torsen',
  footer_contact_mail: encode('sekretariat@immerlund.example'),
  footer_contact_phone: '+49 40 66969-0',
};

async function expectSharedFields(footer: ReturnType<typeof within>) {
  expect(footer.getByRole('heading', { name: 'So finden Sie uns' })).toBeVisible();
  expect((await footer.findByText('Kräfte')).closest('p')).toHaveTextContent('Wir messen Kräfte.');
  expect(footer.getByText(/Am Wispewehr 1/)).toHaveTextContent('00417 Immerlund');
  expect(footer.getByText(/Prof\. Dr\. Ylva Torsen/)).toBeVisible();
  expect(link('Anfahrt planen')).toHaveAttribute('href', '/de/anfahrt');
  expect(link('sekretariat@immerlund.example')).toHaveAttribute(
    'href',
    'mailto:sekretariat@immerlund.example',
  );
  expect(footer.getByText(/\+49 40 66969-0/)).toBeVisible();
  expect(document.querySelector('footer script')).toBeNull();
}

test('the portal footer shows all nine footer fields', async () => {
  const portal_footer = {
    ...sharedFields,
    portal_footer_contact_mail: encode('info@immerlund.example'),
    portal_footer_newsletter: '/de/newsletter',
  };
  const { footer } = renderFooter({ settings: makeSettings({ portal_footer }) });
  await expectSharedFields(footer);
  expect(link('info@immerlund.example')).toHaveAttribute('href', 'mailto:info@immerlund.example');
  expect(link('Newsletter bestellen')).toHaveAttribute('href', '/de/newsletter');
});

test('the institute footer shows the seven fields that it shares with the portal’s', async () => {
  const institut = makeEntry('/de/zb', 'Institut für Zellbiophysik', { footer: sharedFields });
  const { footer } = renderFooter({ nearest: makeNearest({ institut }) });
  await expectSharedFields(footer);
  expect(footer.getByRole('heading', { name: 'Institut für Zellbiophysik' })).toBeVisible();
});

test('the footer of an area names its institute', () => {
  const institut = makeEntry('/de/zb', 'Institut für Zellbiophysik', { footer: {} });
  const institutsbereich = makeEntry('/de/zb/m', 'Mechanik des Gewebes', { footer: sharedFields });
  const { footer } = renderFooter({ nearest: makeNearest({ institut, institutsbereich }) });
  expect(footer.getByRole('heading', { name: 'Mechanik des Gewebes' })).toBeVisible();
  expect(footer.getByText('Institut für Zellbiophysik')).toBeVisible();
});

test.each([
  ['javascript:alert(1)', 'mailto:javascript:alert(1)'],
  ['newsletter@immerlund.example', 'mailto:newsletter@immerlund.example'],
])('the newsletter %s is ordered by mail and never runs', (portal_footer_newsletter, href) => {
  renderFooter({ settings: makeSettings({ portal_footer: { portal_footer_newsletter } }) });
  expect(link('Newsletter bestellen')).toHaveAttribute('href', href);
});

const project = { '@id': 'http://localhost:3000/de/p', title: 'Tidentakt', special: false };

describe('the footer of a project', () => {
  const items = [
    { title: 'Förderung', titleEn: 'Funding', href: '/de/p/foerderung', hrefEn: '/en/p/funding' },
    { title: 'Nur deutsch', titleEn: '', href: '/de/p/deutsch', hrefEn: '' },
    { title: 'Falle', titleEn: 'Trap', href: 'javascript:alert(1)', hrefEn: 'javascript:alert(1)' },
    { title: '', titleEn: '', href: '/de/p/namenlos', hrefEn: '' },
  ];
  const settings = makeSettings({ project, footer: items });
  Object.assign(settings.footer[0] ?? {}, { openLinkInNewTab: true });
  const shown = () =>
    within(screen.getByRole('list', { name: /Rechtliches|Legal/ }))
      .getAllByRole('link')
      .slice(3)
      .map((each) => [each.firstChild?.textContent, each.getAttribute('href'), each.getAttribute('target')]);

  test('shows its items with their German titles and targets, in a new tab where they say so', () => {
    renderFooter({ settings });
    expect(shown()).toEqual([
      ['Förderung', '/de/p/foerderung', '_blank'],
      ['Nur deutsch', '/de/p/deutsch', null],
    ]);
  });

  test('uses titleEn and hrefEn in English, the German ones where they are empty', () => {
    renderFooter({ settings }, { path: '/en/page', language: 'en' });
    expect(shown()).toEqual([
      ['Funding', '/en/p/funding', '_blank'],
      ['Nur deutsch', '/de/p/deutsch', null],
    ]);
  });

  test('shows who stands behind it: logos, or names, each with its link', () => {
    const pre_footer = [
      {
        href: 'https://foerderer.example',
        logo: '/de/p/@@images/logo.png',
        title: 'Förderer',
        openLinkInNewTab: true,
      },
      { href: 'javascript:alert(1)', logo: null, title: 'Falle', openLinkInNewTab: false },
      { href: '/de/p/partner', logo: 'javascript:alert(1)', title: 'Partner', openLinkInNewTab: false },
    ];
    const { footer } = renderFooter({ settings: makeSettings({ project, pre_footer }) });
    const funder = footer.getByRole('link', { name: /^Förderer/ });
    expect(funder).toHaveAttribute('href', 'https://foerderer.example');
    expect(funder).toHaveAttribute('target', '_blank');
    expect(within(funder).getByRole('img')).toHaveAttribute('src', '/de/p/@@images/logo.png');
    expect(link('Partner')).toHaveAttribute('href', '/de/p/partner');
    expect(within(link('Partner')).queryByRole('img')).not.toBeInTheDocument();
    expect(footer.getByText('Falle').closest('a')).toBeNull();
  });

  const footer_logo = {
    download: '/de/p/@@images/footer_logo.png',
    width: 2,
    height: 1,
    scales: {},
  } as never;
  test.each([
    ['https://tidentakt.example', 'https://tidentakt.example'],
    [null, undefined],
    ['javascript:alert(1)', undefined],
  ])('shows footer_logo with its link %s', (footer_logo_link, href) => {
    renderFooter({ settings: makeSettings({ project, footer_logo, footer_logo_link }) });
    const logo = screen.getByRole('img', { name: 'Tidentakt' });
    expect(logo).toHaveAttribute('src', '/de/p/@@images/footer_logo.png');
    expect(logo.closest('a')?.getAttribute('href')).toBe(href);
  });

  test('asks no other site for a logo, and names nobody without title and logo', () => {
    const pre_footer = [
      { href: 'https://foerderer.example', logo: 'https://foerderer.example/logo.png', title: 'Förderer' },
      { href: 'https://namenlos.example', logo: 'https://namenlos.example/logo.png', title: '' },
      { href: '', logo: '/de/p/@@images/logo.png', title: 'Ohne Ziel' },
      { href: 'https://zeichen.example', logo: '/de/p/@@images/zeichen.png', title: { de: 'x' } },
    ] as never;
    const { footer } = renderFooter({ settings: makeSettings({ project, pre_footer }) });
    expect(within(link('Förderer')).queryByRole('img')).toBeNull();
    expect(footer.queryByRole('link', { name: /namenlos/ })).toBeNull();
    expect(footer.getByRole('img', { name: 'Ohne Ziel' }).closest('a')).toBeNull();
    expect(link('https://zeichen.example')).toHaveAttribute('href', 'https://zeichen.example');
  });

  test('whose logo belongs to the portal is named after the institution', () => {
    renderFooter({ settings: makeSettings({ footer_logo, footer_logo_link: '/de' }) });
    expect(link('Forschungszentrum Immerlund')).toHaveAttribute('href', '/de');
  });
});

test('the way to the top scrolls there and takes the keyboard along', async () => {
  const scrollTo = vi.fn();
  window.scrollTo = scrollTo;
  renderWithSite(
    <>
      <main id="main" tabIndex={-1} />
      <SiteFooter />
    </>,
    { content: makePage({}) },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Zum Seitenanfang' }));
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
  expect(screen.getByRole('main')).toHaveFocus();
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

test('a name that is no text, as who knows what a server sends, is none', () => {
  const institut = makeEntry('/de/zb', 'Institut', { footer: {} });
  Object.assign(institut, { name: { de: 'Institut' } });
  renderFooter({ nearest: makeNearest({ institut }) });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(link('Impressum')).toBeVisible();
});

describe('an area whose own footer says nothing', () => {
  const nothing = { footer_header: null, footer_text: null, footer_address: ' ', footer_contact_mail: '' };
  const area = makeEntry('/de/zb/m', 'Mechanik', { footer: nothing as never });

  test('is reached where its institute is', () => {
    const institut = makeEntry('/de/zb', 'Zellbiophysik', { footer: { footer_contact_phone: '0123' } });
    renderFooter({ nearest: makeNearest({ institut, institutsbereich: area }) });
    expect(screen.getByRole('heading', { name: 'Zellbiophysik' })).toBeInTheDocument();
    expect(link('0123')).toHaveAttribute('href', 'tel:0123');
    expect(screen.queryByRole('heading', { name: 'Anschrift' })).toBeNull();
  });

  test.each([null, 'Text', []])('beside an institute whose footer is %j stands alone', (footer) => {
    const institut = makeEntry('/de/zb', 'Zellbiophysik', { footer: footer as never });
    renderFooter({ nearest: makeNearest({ institut }) });
    expect(screen.getByRole('heading', { name: 'Anfahrt und Kontakt' })).toBeInTheDocument();
  });
});
