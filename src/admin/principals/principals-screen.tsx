import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { PageLink } from '@/components/universal-link/page-link';
import { AdminScreen } from '../kit/admin-screen';
import { messages } from './messages';
import './style.css';

const tabs = [
  { name: 'users', words: messages.users },
  { name: 'groups', words: messages.groups },
  { name: 'membership', words: messages.membership },
  { name: 'usergroup', words: messages.settings },
] as const;

interface PrincipalsScreenProps {
  /** Path of the site's setup. */
  base: string;
  name: 'users' | 'groups' | 'membership';
  title: MessageDescriptor;
  lead: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen about those who work here, beside the others about them. */
export function PrincipalsScreen({ base, name, title, lead, actions, children }: PrincipalsScreenProps) {
  const intl = useIntl();
  return (
    <AdminScreen title={title} back={{ to: base, words: messages.setup }} actions={actions}>
      <p className="principals__lead">{lead}</p>
      <nav aria-label={intl.formatMessage(messages.tabs)}>
        <ul className="admin-tabs">
          {tabs.map((tab) => (
            <li key={tab.name}>
              <PageLink
                to={`${base}/${tab.name}`}
                className="admin-tabs__tab"
                aria-current={tab.name === name ? 'page' : undefined}
              >
                <FormattedMessage {...tab.words} />
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </AdminScreen>
  );
}
