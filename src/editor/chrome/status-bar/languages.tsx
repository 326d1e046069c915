import { useIntl } from 'react-intl';
import { flatten } from '@/api/urls';
import { PageLink } from '@/components/universal-link/page-link';
import { site } from '@/site/site';
import type { OpenedPage } from '../../session/opened-page';
import { useWrittenLanguage } from '../../session/use-written-language';
import { messages } from './messages';

interface LanguagesProps {
  page: OpenedPage;
  translations: readonly { '@id': string; language: string }[];
}

/** The languages of the site: that of the page, those that it can be edited in too, and those that it lacks. */
export function Languages({ page, translations }: LanguagesProps) {
  const intl = useIntl();
  const written = useWrittenLanguage(page.language);
  const { languages } = site();
  if (languages.length < 2) return null;
  return (
    <ul className="tool-status__languages" aria-label={intl.formatMessage(messages.languages)}>
      {languages.map((language) => {
        const name = language.toUpperCase();
        const other = translations.find((each) => each.language === language);
        const say = (message: (typeof messages)[keyof typeof messages]) =>
          intl.formatMessage(message, { language });
        if (language === written)
          return (
            <li key={language}>
              <span className="tool-status__language is-written" title={say(messages.written)}>
                {name}
              </span>
            </li>
          );
        return (
          <li key={language}>
            {other ? (
              <PageLink
                className="tool-status__language"
                to={`${flatten(other['@id']).replace(/\/$/, '')}/edit`}
                aria-label={say(messages.translation)}
                title={say(messages.translation)}
              >
                {name}
              </PageLink>
            ) : (
              <span className="tool-status__language is-missing" title={say(messages.missing)}>
                {name}
                <span className="visually-hidden">: {say(messages.missing)}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
