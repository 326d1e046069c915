import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { searchTabs, type SearchTab } from '@/api/search-tabs';
import { PageLink } from '@/components/universal-link/page-link';
import { variant } from '@/site/variants/variant';
import { changedQuery } from './search-address';
import { messages, tabMessages } from './messages';

interface SearchTabsProps {
  selected: number;
  /** Hits by tab; empty where the server counts none. */
  counts: readonly number[];
  /** The server's names of its tabs; empty where it has the portal's own. */
  labels: readonly string[];
}

interface Tab {
  name?: SearchTab['name'];
  label: string;
}

function tabsOf(labels: readonly string[]): readonly Tab[] {
  if (labels.length === 0) return searchTabs;
  return labels.map((label) => searchTabs.find((tab) => tab.label === label) ?? { label });
}

/** The groups of the results. A group without a hit leads nowhere. */
export function SearchTabs({ selected, counts, labels }: SearchTabsProps) {
  const intl = useIntl();
  const [search] = useSearchParams();
  const { hasCareers } = variant();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // In a narrow window the row scrolls sideways.
    const tab = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft;
  }, [selected]);
  return (
    <nav className="search-tabs" aria-label={intl.formatMessage(messages.tabs)}>
      <ul ref={list} className="search-tabs__list">
        {tabsOf(labels).map(({ name, label }, index) => {
          if (name === 'jobs' && !hasCareers) return null;
          const count = counts[index];
          const content = (
            <>
              {name ? <FormattedMessage {...tabMessages[name]} /> : label}
              {count !== undefined && (
                <span className="search-tabs__count searchCounter">{intl.formatNumber(count)}</span>
              )}
            </>
          );
          const isSelected = index === selected;
          return (
            <li key={index}>
              {count === 0 && !isSelected ? (
                <span className="search-tabs__tab searchTab item inactive noresults">{content}</span>
              ) : (
                <PageLink
                  className={`search-tabs__tab searchTab item ${isSelected ? 'active' : 'inactive'}`}
                  to={changedQuery(search, { group_select: index === 0 ? null : String(index) })}
                  aria-current={isSelected ? 'true' : undefined}
                >
                  {content}
                </PageLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
