import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { loadMessages, type FurtherPart } from '@/i18n/load-messages';
import { isLanguage, type Language } from '@/lib/language';

type Provider = ComponentType<{ children: ReactNode }>;

/** Gives a part's words of a language to all below, besides those that are there. */
function providerOf(language: Language, part: FurtherPart): LazyExoticComponent<Provider> {
  return lazy(async () => {
    const words = await loadMessages(language, part);
    function Words({ children }: { children: ReactNode }) {
      const { messages } = useIntl();
      return (
        <IntlProvider locale={language} messages={{ ...messages, ...words } as typeof words}>
          {children}
        </IntlProvider>
      );
    }
    return { default: Words };
  });
}

const providersOf = (part: FurtherPart) => ({ de: providerOf('de', part), en: providerOf('en', part) });

const providers: Record<FurtherPart, Record<Language, LazyExoticComponent<Provider>>> = {
  screen: providersOf('screen'),
  view: providersOf('view'),
};

/** The words that not every visitor reads, fetched when they are first shown. */
export function FurtherWords({ part, children }: { part: FurtherPart; children: ReactNode }) {
  const { locale } = useIntl();
  const Words = providers[part][isLanguage(locale) ? locale : 'de'];
  return <Words>{children}</Words>;
}
