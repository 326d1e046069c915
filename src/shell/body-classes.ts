import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '@/i18n/use-language';
import { isContentPath, screenOf } from '@/lib/content-path';
import { dataOf } from '@/lib/remote';
import { textOf } from '@/lib/text';
import { useContent, useSession, useSettings } from '@/state/hooks';

/** Screens of the app that visitors see; all other screens are for editing and administration. */
const visitorScreens: ReadonlySet<string> = new Set([
  ...['login', 'logout', 'search', 'search-old', '@@search', 'sitemap', 'unlock-form', '@cart'],
  ...['@cart-checkout', 'passwordreset', 'register', 'contact-form', 'profil'],
]);

/** Whether a path is a screen of editing or administration. */
export function isCmsUi(path: string): boolean {
  const screen = screenOf(path);
  return screen !== undefined && !visitorScreens.has(screen);
}

function classOfType(type: string): string {
  return `contenttype-${type.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`;
}

/** Marks the body with who looks at what: on every route the classes that styles and acceptance tests rely on. */
export function useBodyClasses(): void {
  const { pathname } = useLocation();
  const language = useLanguage();
  const session = useSession();
  const content = useContent();
  const settings = useSettings();
  const type = isContentPath(pathname) ? textOf(dataOf(content)?.['@type']) : '';
  const classes = [
    session ? 'is-authenticated' : 'is-anonymous',
    isCmsUi(pathname) ? 'cms-ui' : 'public-ui',
    `language-${language}`,
    ...(type === '' ? [] : [classOfType(type)]),
    ...textOf(settings?.additional_body_class).split(/\s+/).filter(Boolean),
  ].join(' ');

  useEffect(() => {
    const names = classes.split(' ');
    document.body.classList.add(...names);
    return () => document.body.classList.remove(...names);
  }, [classes]);
}
