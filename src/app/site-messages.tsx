import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { intlErrors } from '@/i18n/intl-errors';
import { loadMessages, type Messages } from '@/i18n/load-messages';
import { useLanguage } from '@/i18n/use-language';
import type { Language } from '@/lib/language';

export interface LoadedMessages {
  language: Language;
  messages: Messages;
}

interface SiteMessagesProps {
  first: LoadedMessages;
  children: ReactNode;
}

/**
 * Gives the words of the path's language to all below, and says so of the page; until another language's have arrived
 * the former stay.
 */
export function SiteMessages({ first, children }: SiteMessagesProps) {
  const language = useLanguage();
  const [loaded, setLoaded] = useState(first);

  useEffect(() => {
    if (loaded.language === language) return undefined;
    let isCurrent = true;
    loadMessages(language).then(
      (messages) => {
        // The words of a screen come by a call of their own: until they are there too, the former stay whole.
        if (isCurrent) startTransition(() => setLoaded({ language, messages }));
      },
      // Words in the former language are better than none.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language, loaded.language]);

  useEffect(() => {
    document.documentElement.lang = loaded.language;
  }, [loaded.language]);

  return (
    <IntlProvider {...intlErrors} locale={loaded.language} messages={loaded.messages}>
      {children}
    </IntlProvider>
  );
}
