import { isLanguage } from './language';

/** What the whole site knows of a screen of the app; its component stands in `app/screen-components.ts`. */
interface ScreenFacts {
  /** It is made for editors and administrators; what the CMS lets somebody do is another matter. */
  forEditors?: true;
  /** Nobody sees it without a login. */
  needsLogin?: true;
  /** Where its name stands for it, whatever lies there: at the root and at a language's, or on any content. */
  at?: 'roots' | 'content';
  /** On other content its name stands for it as well, unless content of that id lies there. */
  isFree?: true;
  /** Its address may go on after its name. */
  hasSubPaths?: true;
  isSearch?: true;
  /** It is the page editor, which brings a rail and notices of its own. */
  isEditor?: true;
  /** Counted as a page view by the services that count visits: what holds no secret and is no form of one's own. */
  isCounted?: true;
}

const atRoots = { at: 'roots' } as const;
const onContent = { at: 'content' } as const;
const onContentForEditors = { forEditors: true, needsLogin: true, isFree: true } as const;

/** Every screen of the app, by the segment that names it in a path: `{place}/{name}`. All other paths are content. */
export const screens = {
  login: { ...atRoots, isFree: true },
  logout: { ...atRoots, isFree: true },
  passwordreset: { ...atRoots, hasSubPaths: true },
  profil: atRoots,
  search: { ...atRoots, isSearch: true, isCounted: true },
  'search-old': { ...atRoots, isSearch: true, isCounted: true },
  '@@search': { ...onContent, isSearch: true, isCounted: true },
  sitemap: { ...atRoots, isCounted: true },
  'unlock-form': onContent,
  '@cart': { ...onContent, isCounted: true },
  '@cart-checkout': { ...onContent, hasSubPaths: true, isCounted: true },
  edit: { ...onContentForEditors, isEditor: true },
  add: { ...onContentForEditors, isEditor: true },
  contents: onContentForEditors,
  desk: onContentForEditors,
  trash: onContentForEditors,
  delete: onContentForEditors,
  history: onContentForEditors,
  sharing: onContentForEditors,
  'manage-translations': onContentForEditors,
  'create-translation': onContentForEditors,
  aliases: onContentForEditors,
  'links-to-item': { ...onContent, forEditors: true },
  'personal-information': onContentForEditors,
  'personal-preferences': onContentForEditors,
  'change-password': onContentForEditors,
  controlpanel: { ...atRoots, forEditors: true, needsLogin: true, hasSubPaths: true },
} as const satisfies Record<string, ScreenFacts>;

export type ScreenName = keyof typeof screens;

const isScreenName = (segment: string): segment is ScreenName => Object.hasOwn(screens, segment);

/** What the list says of a screen. */
export function factsOf(name: ScreenName): ScreenFacts {
  return screens[name];
}

interface NamedScreen {
  name: ScreenName;
  /** Path of the content on which it stands; '' for the site root. */
  place: string;
  /** Content that lies at the path goes before it. */
  yields: boolean;
}

/** The screen that a path names. Whole segments are compared: `/de/editors` is content. */
export function namedScreen(path: string): NamedScreen | undefined {
  const segments = path.split('/').filter(Boolean);
  let place = '';
  for (const [depth, name] of segments.entries()) {
    if (isScreenName(name)) {
      const { at, isFree, hasSubPaths } = factsOf(name);
      const isTaken = at === 'content' || (at === 'roots' && (place === '' || isLanguage(place.slice(1))));
      const isWhole = hasSubPaths || depth === segments.length - 1;
      if (isWhole && (isTaken || isFree)) return { name, place, yields: !isTaken };
    }
    place += `/${name}`;
  }
  return undefined;
}

/** The name of the screen that a path names; undefined for content. */
export const screenOf = (path: string): ScreenName | undefined => namedScreen(path)?.name;
