import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { rememberLanguage, useLanguage } from '@/i18n/use-language';
import type { Language } from '@/lib/language';
import { dataOf } from '@/lib/remote';
import { site } from '@/site/site';
import { useContent, useScreen } from '@/state/hooks';
import { useScreenPlace } from '../use-screen-place';
import { messages } from './messages';
import { translationPath } from './translation-path';
import './style.css';

/** Each language is named in itself, so that those who read no other find it. */
const names: Record<Language, string> = { de: 'Deutsch', en: 'English' };

/** Leads to the present page in the other languages; where there is none, the language is plain text. */
export function LanguageSwitcher() {
  const intl = useIntl();
  const location = useLocation();
  const current = useLanguage();
  const content = useContent();
  const place = useScreenPlace();
  const screen = useScreen();
  const { languages } = site();
  if (languages.length < 2) return null;
  const shown = content.status === 'failed' ? undefined : dataOf(content);
  const page = screen === undefined ? shown : place;

  return (
    <nav className="language-switcher language-selector" aria-label={intl.formatMessage(messages.label)}>
      <ul className="language-switcher__list">
        {languages.map((language) => {
          const abbreviation = (
            <abbr title={names[language]} lang={language} className="language-switcher__name">
              {language.toUpperCase()}
            </abbr>
          );
          if (language === current) {
            return (
              <li key={language} className="language-switcher__item is-current">
                <span aria-current="true">{abbreviation}</span>
              </li>
            );
          }
          const target = translationPath({ ...location, screen }, page, language);
          return (
            <li key={language} className="language-switcher__item">
              {target === undefined ? (
                <span className="is-missing" title={intl.formatMessage(messages.missing, { language })}>
                  {abbreviation}
                </span>
              ) : (
                <UniversalLink
                  to={target}
                  hrefLang={language}
                  lang={language}
                  className="language-switcher__link"
                  aria-label={names[language]}
                  onClick={() => rememberLanguage(language)}
                >
                  {language.toUpperCase()}
                </UniversalLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
