import { lazy, type ComponentType, type LazyExoticComponent, type ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { loadScreenMessages } from '@/i18n/load-messages';
import { isLanguage, type Language } from '@/lib/language';

type Provider = ComponentType<{ children: ReactNode }>;

/** Gives the screens' words of a language to all below, besides those that are there. */
function providerOf(language: Language): LazyExoticComponent<Provider> {
  return lazy(async () => {
    const words = await loadScreenMessages(language);
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

const providers: Record<Language, LazyExoticComponent<Provider>> = {
  de: providerOf('de'),
  en: providerOf('en'),
};

/** The words of the app's screens, fetched with the first of them. */
export function ScreenWords({ children }: { children: ReactNode }) {
  const { locale } = useIntl();
  const Words = providers[isLanguage(locale) ? locale : 'de'];
  return <Words>{children}</Words>;
}
