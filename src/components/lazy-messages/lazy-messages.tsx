import { useMemo, type ComponentType, type ReactNode } from 'react';
import { IntlProvider, useIntl, type IntlShape } from 'react-intl';
import { intlErrors } from '@/i18n/intl-errors';
import { loadMessages, type LazyPart } from '@/i18n/load-messages';
import type { Language } from '@/lib/language';
import { fetched, type FetchedComponent } from '../fetched/fetched';

type Provider = FetchedComponent<{ children: ReactNode }>;

/** Gives a part's words of a language to all below, besides those that are there. */
function providerOf(language: Language, part: LazyPart): Provider {
  return fetched(async () => {
    const words = await loadMessages(language, part);
    return function Words({ children }: { children: ReactNode }) {
      const { messages } = useIntl();
      const all = useMemo(() => ({ ...messages, ...words }) as typeof words, [messages]);
      return (
        // Days stand before months, as in the dates of the pages.
        <IntlProvider {...intlErrors} locale={language === 'en' ? 'en-GB' : language} messages={all}>
          {children}
        </IntlProvider>
      );
    };
  });
}

const providersOf = (part: LazyPart) => ({ de: providerOf('de', part), en: providerOf('en', part) });

const providers: Record<LazyPart, Record<Language, Provider>> = {
  screen: providersOf('screen'),
  view: providersOf('view'),
  block: providersOf('block'),
  editor: providersOf('editor'),
  help: providersOf('help'),
  admin: providersOf('admin'),
};

const languageOf = ({ locale }: IntlShape): Language => (locale.startsWith('en') ? 'en' : 'de');

/** Fetches a part's words ahead. */
export const preloadMessages = (part: LazyPart, language: Language): Promise<unknown> =>
  providers[part][language].fetch(language);

/** The words that not every visitor reads, fetched when they are first shown. */
export function LazyMessages({ part, children }: { part: LazyPart; children: ReactNode }) {
  const language = languageOf(useIntl());
  const Words = providers[part][language];
  return <Words key={language}>{children}</Words>;
}

/** A component that is fetched together with its words, so that neither waits for the other. */
export function withLazyMessages<Props extends object>(
  part: LazyPart,
  component: FetchedComponent<Props>,
): FetchedComponent<Props> {
  const Component: ComponentType<Props> = component;
  function WithWords(props: Props) {
    // Asked for before the words are there, so that both come at once; a failure shows where the component is drawn.
    component.fetch(languageOf(useIntl())).catch(() => undefined);
    return (
      <LazyMessages part={part}>
        <Component {...props} />
      </LazyMessages>
    );
  }
  const fetch = (language: Language) =>
    Promise.all([component.fetch(language), preloadMessages(part, language)]);
  return Object.assign(WithWords, { fetch });
}
