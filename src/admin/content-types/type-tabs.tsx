import { FormattedMessage, useIntl } from 'react-intl';
import { PageLink } from '@/components/universal-link/page-link';
import { messages } from './messages';

/** What there is to set of a type: its panel, and its fields. */
export function TypeTabs({ path, isFields }: { path: string; isFields: boolean }) {
  const intl = useIntl();
  const tabs = [
    { to: path, words: messages.settings, isOpen: !isFields },
    { to: `${path}/schema`, words: messages.fields, isOpen: isFields },
  ];
  return (
    <nav aria-label={intl.formatMessage(messages.parts)}>
      <ul className="admin-tabs">
        {tabs.map(({ to, words, isOpen }) => (
          <li key={to}>
            <PageLink to={to} className="admin-tabs__tab" aria-current={isOpen ? 'page' : undefined}>
              <FormattedMessage {...words} />
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
