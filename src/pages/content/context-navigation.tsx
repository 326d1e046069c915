import { FormattedMessage } from 'react-intl';
import { pageFacts } from '@/api/page-facts';
import type { AnyContent } from '@/api/types/any-content';
import { TreeNavigation } from '@/components/tree-navigation/tree-navigation';
import { hasLink } from '@/components/universal-link/link-target';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { messages } from './messages';

const navigationOf = (content: AnyContent) => pageFacts(content)['@components'].contextnavigation;

/** Whether anything stands near the page in the tree. */
export function hasContextNavigation(content: AnyContent): boolean {
  return navigationOf(content).items.length > 0;
}

/** What stands near the page in the tree: a header and nested links. Without entries there is nothing. */
export function ContextNavigation({ content }: { content: AnyContent }) {
  const navigation = navigationOf(content);
  const { items } = navigation;
  if (items.length === 0) return null;
  const isNamed = navigation.has_custom_name === true && hasLink(navigation.url);
  return (
    <nav className="context-navigation no-print" aria-labelledby="context-navigation">
      <h2 id="context-navigation" className="context-navigation__title">
        {isNamed ? (
          <UniversalLink to={navigation.url}>{navigation.title}</UniversalLink>
        ) : (
          <FormattedMessage {...messages.navigation} />
        )}
      </h2>
      <TreeNavigation items={items} />
    </nav>
  );
}
