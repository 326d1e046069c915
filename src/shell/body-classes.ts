import { useLayoutEffect, useRef } from 'react';
import { pageFacts } from '@/api/page-facts';
import { settingsOf } from '@/api/surroundings';
import { useLanguage } from '@/i18n/use-language';
import { factsOf } from '@/lib/screens';
import { dataOf } from '@/lib/remote';
import { useContent, useScreen, useSession, useSettings } from '@/state/hooks';

export function classOfType(type: string): string {
  return `contenttype-${type.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')}`;
}

/** Marks the body with who looks at what: on every route the classes that styles and acceptance tests rely on. */
export function useBodyClasses(): void {
  const screen = useScreen();
  const language = useLanguage();
  const session = useSession();
  const content = useContent();
  const settings = useSettings();
  const page = screen === undefined ? dataOf(content) : undefined;
  const type = page ? pageFacts(page)['@type'] : '';
  const classes = [
    session ? 'is-authenticated' : 'is-anonymous',
    screen !== undefined && factsOf(screen).forEditors ? 'cms-ui' : 'public-ui',
    `language-${language}`,
    ...(type === '' ? [] : [classOfType(type)]),
    ...settingsOf(settings).additional_body_class.split(/\s+/).filter(Boolean),
  ].join(' ');

  // Only what changes is touched: for a class that goes and comes back the browser looks at all that may depend on it.
  const given = useRef<string[]>([]);
  useLayoutEffect(() => {
    const names = classes.split(' ');
    document.body.classList.remove(...given.current.filter((name) => !names.includes(name)));
    document.body.classList.add(...names.filter((name) => !given.current.includes(name)));
    given.current = names;
  }, [classes]);
  useLayoutEffect(
    () => () => {
      document.body.classList.remove(...given.current);
      given.current = [];
    },
    [],
  );
}
