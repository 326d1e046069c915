import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { AnyContent } from '@/api/types/any-content';
import type { FzjSettings } from '@/api/types/portal-calls';
import { SiteFrame } from '@/shell/frame';
import { projectPicture } from '@/shell/header/project-ground';
import { SiteHeader } from '@/shell/header/site-header';
import { installDialogElement } from '~test/support/dialog-element';
import { apiPath, startApi } from '~test/support/api';
import { renderWithSite } from '~test/support/render';
import { makeEntry, makeNearest, makePage, makeSettings, origin, showMenu } from './shell-data';

const api = startApi();
/** A server that lists no pages of a place: then the branch of the page itself is shown. */
beforeEach(() => api.use(http.get(/@contextnavigation/, () => new HttpResponse(null, { status: 404 }))));

const institut = makeEntry('/de/institute/zb', 'Institut für Zellbiophysik', {
  sticky_menu: [
    { title: 'Anfahrt', icon: 'anfahrt', href: `${origin}/de/anfahrt` },
    { title: 'Unbekannt', icon: 'gibt-es-nicht' as never, href: 'https://extern.example' },
    { title: 'Ohne Ziel', icon: 'rss', href: '' },
    { title: 'Böse', icon: 'az', href: 'javascript:alert(1)' },
  ],
});
const institutsbereich = makeEntry('/de/institute/zb/gewebe', 'Mechanik des Gewebes', { sticky_menu: [] });
const special = { '@id': `${origin}/de/tidentakt`, title: 'Tidentakt', special: true };

const node = (path: string, title: string, items: object[] = [], state: object = {}) => ({
  '@id': `${origin}${path}`,
  href: `${origin}${path}`,
  title,
  is_current: false,
  is_in_path: false,
  items,
  ...state,
});

/** A page with the tree that the server sends of its surroundings. */
function withTree(page: AnyContent, items: object[]): AnyContent {
  return {
    ...page,
    '@components': { ...page['@components'], contextnavigation: { '@id': '', items } },
  } as AnyContent;
}

const tree = [
  node('/de/institute/zb', 'Zellbiophysik', [
    node('/de/institute/zb/forschung', 'Forschung', [], { is_in_path: true }),
    node('/de/institute/zb/lehre', 'Lehre'),
    node('', 'Ohne Adresse', [], { '@id': '' }),
  ]),
];

const links = (name: string) =>
  within(screen.getByRole('navigation', { name }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

/** The pages below the institute, as the server lists them for a page inside it. */
const below = [
  node('/de/institute/zb/forschung', 'Forschung'),
  node('/de/institute/zb/lehre', 'Lehre'),
  node('/de/institute/zb/publikationen', 'Publikationen'),
  node('', 'Ohne Adresse', [], { '@id': '' }),
];

describe('the header of an institute', () => {
  const page = () => withTree(makePage({ nearest: makeNearest({ institut }) }), tree);

  test('has its name, its own pages with their home in front, and its own search', async () => {
    const { router } = renderWithSite(<SiteHeader />, {
      content: page(),
      path: '/de/institute/zb/forschung/x',
    });
    expect(links('Seiten von Institut für Zellbiophysik')).toEqual([
      ['Überblick', '/de/institute/zb', null],
      ['Forschung', '/de/institute/zb/forschung', null],
      ['Lehre', '/de/institute/zb/lehre', null],
    ]);
    const field = screen.getByRole('searchbox', { name: 'In diesem Bereich suchen' });
    await userEvent.type(field, ' Zug & Druck {Enter}');
    expect(router.state.location.pathname).toBe('/de/institute/zb/@@search');
    expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
      SearchableText: 'Zug & Druck',
      allow_local: 'true',
      local: 'true',
    });
  });

  test('says of words that are too long for its search that they are, and leads nowhere with them', async () => {
    const { router } = renderWithSite(<SiteHeader />, { content: page(), path: '/de/institute/zb' });
    const field = screen.getByRole('searchbox', { name: 'In diesem Bereich suchen' });
    fireEvent.change(field, { target: { value: 'x'.repeat(10_000) } });
    expect(await screen.findByText(/mehr als 300 Zeichen/)).toBeInTheDocument();
    await userEvent.type(field, '{Enter}');
    expect(field).toBeInvalid();
    expect(field).toHaveValue('x'.repeat(10_000));
    expect(router.state.location.pathname).toBe('/de/institute/zb');
    await userEvent.clear(field);
    expect(screen.queryByText(/mehr als 300 Zeichen/)).toBeNull();
    expect(field).toBeValid();
  });

  test('links to its own search, for windows that have no room for the field', () => {
    renderWithSite(<SiteHeader />, { content: page(), path: '/de/institute/zb' });
    expect(screen.getByRole('link', { name: 'In diesem Bereich suchen' })).toHaveAttribute(
      'href',
      '/de/institute/zb/@@search?allow_local=true&local=true',
    );
  });

  test('inside it all of its pages stand there, though the page’s own answer holds but its branch', async () => {
    const asked: string[] = [];
    api.use(
      http.get(apiPath('/de/institute/zb/@contextnavigation'), ({ request }) => {
        asked.push(new URL(request.url).search);
        return HttpResponse.json({ '@id': '', items: below });
      }),
    );
    const { router } = renderWithSite(<SiteHeader />, {
      content: page(),
      path: '/de/institute/zb/forschung/x',
    });
    const name = 'Seiten von Institut für Zellbiophysik';
    await waitFor(() => expect(links(name)).toHaveLength(4));
    expect(links(name).map(([title]) => title)).toEqual(['Überblick', 'Forschung', 'Lehre', 'Publikationen']);
    const marked = () => [...document.querySelectorAll('.is-in-path')].map((entry) => entry.textContent);
    expect(new Set(marked())).toEqual(new Set(['Forschung']));
    await act(() => router.navigate('/de/institute/zb/lehre'));
    expect(links(name)[2]).toEqual(['Lehre', '/de/institute/zb/lehre', 'page']);
    expect(asked).toEqual([
      '?expand.contextnavigation.currentFolderOnly=true&expand.contextnavigation.bottomLevel=1',
    ]);
  });

  test('marks its home as the present page there', () => {
    renderWithSite(<SiteHeader />, { content: page(), path: '/de/institute/zb' });
    expect(links('Seiten von Institut für Zellbiophysik')[0]).toEqual([
      'Überblick',
      '/de/institute/zb',
      'page',
    ]);
  });

  test('on narrow screens the own pages open by a button and close by Esc', async () => {
    renderWithSite(<SiteHeader />, { content: page(), path: '/de/institute/zb' });
    const button = screen.getByRole('button', { name: 'Im Bereich' });
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    expect(list).toHaveAttribute('data-open', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(list).toHaveAttribute('data-open', 'true');
    await userEvent.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('has icon links, those of the institute where the area has none; what leads nowhere is left out', () => {
    renderWithSite(<SiteHeader />, {
      content: makePage({ nearest: makeNearest({ institut, institutsbereich }) }),
    });
    expect(links('Schnellzugriff').map(([name, href]) => [name, href])).toEqual([
      ['Anfahrt', '/de/anfahrt'],
      ['Unbekannt', 'https://extern.example'],
    ]);
  });

  test('has neither own pages nor icons where the server names none', () => {
    renderWithSite(<SiteHeader />, {
      content: makePage({ nearest: makeNearest({ institut: makeEntry('/de/institute/zb', 'ZB') }) }),
    });
    expect(screen.queryByRole('navigation', { name: 'Seiten von ZB' })).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Schnellzugriff' })).toBeNull();
  });
});

describe('the header of a special project', () => {
  const page = (settings: Partial<FzjSettings> = {}) =>
    withTree(makePage({ settings: makeSettings({ project: special, ...settings }) }), [
      node('/de/tidentakt', 'Tidentakt', [
        node('/de/tidentakt/messungen', 'Messungen', [], { is_current: true }),
      ]),
    ]);
  const header = () => document.querySelector<HTMLElement>('.project-header');

  test('stands in place of the portal’s, with a way back to it', () => {
    renderWithSite(<SiteHeader />, { content: page(), path: '/de/tidentakt/messungen' });
    expect(screen.getByRole('link', { name: 'Forschungszentrum Immerlund' })).toHaveAttribute('href', '/de');
    expect(screen.queryByRole('navigation', { name: 'Hauptnavigation' })).toBeNull();
    const [own] = screen.getAllByRole('navigation', { name: 'Seiten von Tidentakt' });
    expect(
      own &&
        within(own)
          .getAllByRole('link')
          .map((link) => link.textContent),
    ).toEqual(['Überblick', 'Messungen']);
    expect(screen.getByRole('link', { name: 'Im Projekt suchen' })).toHaveAttribute(
      'href',
      '/de/tidentakt/@@search?allow_local=true&local=true',
    );
  });

  test.each([
    ['#1b1233', '#ffffff', '#fcc98a', ['#1b1233', '#ffffff', '#fcc98a']],
    ['#1b1233', '#1b1234', '#1c1233', ['#1b1233', '#ffffff', '#ffffff']],
    ['red;background:url(//evil.example)', 'url(x)', '}</style>', ['#d7e6f5', '#1d2733', '#1d2733']],
    ['petrol', '#bfe3d8', 'light-blue', ['#1d2733', '#d7e6f5', '#d7e6f5']],
    [null, null, null, ['#d7e6f5', '#1d2733', '#1d2733']],
  ])(
    'takes the colours %s, %s, %s only where they are colours that can be read',
    (ground, font, active, expected) => {
      renderWithSite(<SiteHeader />, {
        content: page({ main_bg_color: ground, nav_font_color: font, nav_active_color: active }),
      });
      const style = header()?.style;
      const names = ['--project-ground', '--project-text', '--project-active'];
      expect(names.map((name) => style?.getPropertyValue(name))).toEqual(expected);
    },
  );
});

test.each([
  [{ project: special, main_font: 'georgia' as const }, 'georgia'],
  [{ project: special, main_font: 'comic; color: red' as never }, undefined],
  [{ project: special, main_font: null }, undefined],
  [{ project: null, main_font: 'impact' as const }, undefined],
])(
  'a project’s fonts hold below its page and are taken back when one leaves it: %o',
  (settings, expected) => {
    const { unmount } = renderWithSite(
      <SiteFrame>
        <h1>Eine Seite</h1>
      </SiteFrame>,
      { content: makePage({ settings: makeSettings(settings) }) },
    );
    expect(document.documentElement.dataset.font).toBe(expected);
    unmount();
    expect(document.documentElement.dataset.font).toBeUndefined();
  },
);

test.each([
  ['http://localhost:3000/de/tidentakt/@@images/bg.webp', 'url("/de/tidentakt/@@images/bg.webp")'],
  ['javascript:alert(1)', 'none'],
  ['/de/x/@@images/a%.png', 'url("/de/x/@@images/a%.png")'],
  ['/de/x") ; background: red', 'url("/de/x%22)%20;%20background:%20red")'],
])('the picture behind a project’s header is one of the site or none: %s', (download, expected) => {
  const bg_image = { download, width: 1, height: 1, scales: {} } as never;
  expect(projectPicture(makeSettings({ bg_image }))).toBe(expected);
});

test('a project has its row below the portal’s header, a blog its banner', () => {
  const { unmount } = renderWithSite(<SiteHeader />, {
    content: makePage({ settings: makeSettings({ project: { ...special, special: false } }) }),
  });
  expect(screen.getByRole('navigation', { name: 'Hauptnavigation' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Tidentakt' })).toHaveTextContent('Projekt');
  unmount();
  renderWithSite(<SiteHeader />, {
    content: makePage({ nearest: makeNearest({ blogs: makeEntry('/de/blog', 'Wehrgeflüster') }) }),
  });
  expect(
    within(screen.getByRole('region', { name: 'Wehrgeflüster' })).getByRole('searchbox'),
  ).toHaveAccessibleName('Im Blog suchen');
});

test.each([
  ['http://localhost:3000/de/blog/@@images/banner.webp', 'url("/de/blog/@@images/banner.webp")'],
  ['javascript:alert(1)', 'none'],
  [undefined, 'none'],
])('on a blogs path the banner image %s is shown', (download, expected) => {
  const banner_image = download === undefined ? null : ({ download, width: 2, height: 1 } as never);
  const nearest = makeNearest({ blogs: makeEntry('/de/blog', 'Wehrgeflüster'), banner_image });
  renderWithSite(<SiteHeader />, { content: makePage({ nearest }), path: '/de/blog/beitrag' });
  const row = screen.getByRole('region', { name: 'Wehrgeflüster' });
  expect(row.style.getPropertyValue('--banner')).toBe(expected);
  expect(within(row).getByRole('link', { name: 'Wehrgeflüster' })).toHaveAttribute('href', '/de/blog');
});

test('a project’s row has its colours, its picture and its logo, whatever stands in the settings', () => {
  const picture = { download: 'http://localhost:3000/de/p/@@images/bg.webp', width: 2, height: 1 } as never;
  const project = { ...special, special: false };
  const colours = () => {
    const { style } = screen.getByRole('region', { name: 'Tidentakt' });
    return ['--project-ground', '--project-text', '--project-picture'].map((name) =>
      style.getPropertyValue(name),
    );
  };
  const { unmount } = renderWithSite(<SiteHeader />, {
    content: makePage({
      settings: makeSettings({ project, main_bg_color: '#1b1233', bg_image: picture, logo: 'a b.svg' }),
    }),
  });
  expect(colours()).toEqual(['#1b1233', '#ffffff', 'url("/de/p/@@images/bg.webp")']);
  expect(screen.getByRole('img', { name: 'Tidentakt' })).toHaveAttribute('src', '/@@project-logo/a%20b.svg');
  unmount();
  renderWithSite(<SiteHeader />, {
    content: makePage({
      settings: makeSettings({ project, main_bg_color: 'red;background:url(//x)', logo: '../../@login' }),
    }),
  });
  expect(colours()).toEqual(['#d7e6f5', '#1d2733', 'none']);
  expect(screen.getByRole('img', { name: 'Tidentakt' })).toHaveAttribute(
    'src',
    '/@@project-logo/..%2F..%2F%40login',
  );
});

describe('the sitemap', () => {
  beforeAll(installDialogElement);

  test('opens over the page, closes by Esc with the focus back, and by following a link', async () => {
    const { store, router } = renderWithSite(<SiteHeader />);
    showMenu(store);
    const opener = screen.getByRole('link', { name: 'Sitemap' });
    expect(opener).toHaveAttribute('href', '/de/sitemap');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const overlay = await screen.findByRole('dialog', { name: 'Sitemap' });
    expect(router.state.location.pathname).toBe('/de/seite');
    expect(within(overlay).getByRole('link', { name: 'Mechanik des Gewebes' })).toHaveAttribute(
      'href',
      '/de/institute/zellbiophysik/mechanik',
    );
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Sitemap' })).toBeNull();
    expect(opener).toHaveFocus();
    await userEvent.click(opener);
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('link', { name: 'Energiespeicher' }),
    );
    expect(router.state.location.pathname).toBe('/de/institute/energiespeicher');
    expect(screen.queryByRole('dialog', { name: 'Sitemap' })).toBeNull();
  });
});
