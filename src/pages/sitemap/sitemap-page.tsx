import { FormattedMessage, useIntl } from 'react-intl';
import { siteTitle } from '@/components/head/site-title';
import { useHead } from '@/components/head/use-head';
import { RemoteData } from '@/components/remote-data/remote-data';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { menuOf, type MenuEntry } from '@/shell/menu/menu-entry';
import { useNavigation, useNavigationRetry } from '@/state/hooks';
import { messages } from './messages';
import './style.css';

/** Every page of the navigation, section by section; what the variant leaves out is left out here too. */
export function SitemapPage() {
  const intl = useIntl();
  const language = useLanguage();
  useHead({ title: siteTitle(intl.formatMessage(messages.title), language) });
  return (
    <div className="container sitemap-page">
      <h1>
        <FormattedMessage {...messages.title} />
      </h1>
      <RemoteData
        of={useNavigation(language)}
        retry={useNavigationRetry(language)}
        skeleton={<div className="skeleton sitemap-page__skeleton" />}
      >
        {(sections) => (
          <div className="sitemap-page__sections">
            {menuOf(sections, language).map((section) => (
              <section key={section.key}>
                <h2 className="sitemap-page__title">
                  <UniversalLink to={section.path}>{section.title}</UniversalLink>
                </h2>
                <Entries items={section.items} />
              </section>
            ))}
          </div>
        )}
      </RemoteData>
    </div>
  );
}

function Entries({ items }: { items: readonly MenuEntry[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="sitemap-page__entries">
      {items.map((item) => (
        <li key={item.key}>
          <UniversalLink to={item.path}>{item.title}</UniversalLink>
          <Entries items={item.items} />
        </li>
      ))}
    </ul>
  );
}
