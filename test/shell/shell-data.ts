import { act } from '@testing-library/react';
import type { AnyContent } from '@/api/types/any-content';
import type { NavigationItem } from '@/api/types/content';
import type { FzjSettings, NearestEntry, NearestInstitut } from '@/api/types/portal-calls';
import type { Language } from '@/lib/language';
import { navigation, navigationKey } from '@/state/navigation';
import type { AppStore } from '@/state/store';
import { makeContent } from '~test/support/make-content';
import { showPage } from '~test/support/show-page';

export const origin = 'http://localhost:3000';

/** An entry of `@navigation`; leaves come with an empty list. */
export function makeItem(path: string, title: string, items: NavigationItem[] = []): NavigationItem {
  const id = path === '' ? '' : `${origin}${path}`;
  return { '@id': id, title, description: '', review_state: 'published', items };
}

export const menuItems: NavigationItem[] = [
  makeItem('/de', 'Home'),
  {
    ...makeItem('/de/institute', 'Institute', [
      makeItem('/de/institute/zellbiophysik', 'Zellbiophysik', [
        makeItem('/de/institute/zellbiophysik/mechanik', 'Mechanik des Gewebes'),
      ]),
      makeItem('/de/institute/energiespeicher', 'Energiespeicher'),
    ]),
    description: 'Drei Institute unter einem Dach.',
  },
  makeItem('/de/karriere', 'Karriere', [makeItem('/de/karriere/stellenangebote', 'Stellenangebote')]),
  makeItem('/de/presse', 'Presseportal'),
];

/** Puts a menu into the store as an answer of the server would. */
export function showMenu(store: AppStore, items: NavigationItem[] = menuItems, language: Language = 'de') {
  act(() => {
    store.dispatch(navigation.show(navigationKey({ language, userId: null }), items));
  });
}

/** Puts the content that a screen stands on into the store. */
export function showPlace(store: AppStore, path: string, place: AnyContent) {
  act(() => showPage(store, place, path));
}

export function makeEntry(path: string, name: string, fields: Partial<NearestEntry> = {}): NearestEntry {
  return { '@id': `${origin}${path}`, name, ...fields };
}

export function makeNearest(fields: Partial<NearestInstitut> = {}): NearestInstitut {
  return {
    '@id': `${origin}/de/@nearest-institut`,
    institut: null,
    institutsbereich: null,
    subsite: null,
    banner_image: null,
    blogs: null,
    lrf: null,
    ...fields,
  };
}

export function makeSettings(fields: Partial<FzjSettings> = {}): FzjSettings {
  return {
    '@id': `${origin}/de/@fzjsettings`,
    project: null,
    matomo_id: null,
    additional_body_class: null,
    main_bg_color: null,
    bg_image: null,
    main_font: null,
    nav_font_color: null,
    nav_active_color: null,
    logo: null,
    pre_footer: [],
    footer: [],
    footer_logo: null,
    footer_logo_link: null,
    portal_footer: null,
    default_page_size: null,
    ...fields,
  };
}

interface PageParts {
  breadcrumbs?: [path: string, title: string][];
  translations?: [language: Language, path: string][];
  nearest?: NearestInstitut;
  settings?: FzjSettings;
}

/** A page with the expanders that the shell reads. */
export function makePage(parts: PageParts, fields: Partial<AnyContent> = {}): AnyContent {
  const page = makeContent(fields);
  const id = page['@id'];
  page['@components'] = {
    ...page['@components'],
    ...(parts.breadcrumbs && {
      breadcrumbs: {
        '@id': `${id}/@breadcrumbs`,
        items: parts.breadcrumbs.map(([path, title]) => ({ '@id': `${origin}${path}`, title })),
        root: `${origin}/de`,
      },
    }),
    ...(parts.translations && {
      translations: {
        '@id': `${id}/@translations`,
        items: parts.translations.map(([language, path]) => ({ '@id': `${origin}${path}`, language })),
      },
    }),
    ...(parts.nearest && { 'nearest-institut': parts.nearest }),
    ...(parts.settings && { fzjsettings: parts.settings }),
  };
  return page;
}
