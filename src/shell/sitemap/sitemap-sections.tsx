import { RemoteData } from '@/components/remote-data/remote-data';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { useNavigation, useNavigationRetry } from '@/state/hooks';
import { menuOf, type MenuEntry } from '../menu/menu-entry';
import './style.css';

function Entries({ items }: { items: readonly MenuEntry[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="sitemap__entries">
      {items.map((item) => (
        <li key={item.key}>
          <UniversalLink to={item.path}>{item.title}</UniversalLink>
          <Entries items={item.items} />
        </li>
      ))}
    </ul>
  );
}

/** Every page of the navigation, section by section; what the variant leaves out is left out here too. */
export function SitemapSections() {
  const language = useLanguage();
  return (
    <RemoteData
      of={useNavigation(language)}
      retry={useNavigationRetry(language)}
      skeleton={<div className="skeleton sitemap__skeleton" />}
    >
      {(sections) => (
        <div className="sitemap__sections">
          {menuOf(sections, language).map((section) => (
            <section key={section.key} className="sitemap__section">
              <h2 className="sitemap__title">
                <UniversalLink to={section.path}>{section.title}</UniversalLink>
              </h2>
              <Entries items={section.items} />
            </section>
          ))}
        </div>
      )}
    </RemoteData>
  );
}
