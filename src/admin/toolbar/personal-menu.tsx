import { FormattedMessage } from 'react-intl';
import { PageLink } from '@/components/universal-link/page-link';
import { useLanguage } from '@/i18n/use-language';
import { initialsOf } from '@/lib/initials';
import { languageRoot } from '@/site/home-path';
import { useSession } from '@/state/hooks';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { messages } from './messages';

interface PersonalMenuProps {
  /** Whether the server offers the setup of the site. */
  maySetUp: boolean;
  onClose: () => void;
}

/** The sign of whoever is logged in: the first letters of the name. */
export function Avatar({ size = 24 }: { size?: 24 | 38 }) {
  const session = useSession();
  return (
    <span className={`tool-avatar tool-avatar--${size}`} aria-hidden="true">
      {initialsOf(session?.fullname || session?.userId || '')}
    </span>
  );
}

/** What belongs to whoever is logged in. */
export function PersonalMenu({ maySetUp, onClose }: PersonalMenuProps) {
  const root = languageRoot(useLanguage());
  const session = useSession();
  return (
    <div role="group" aria-labelledby="toolbar-personal">
      <p className="tool-panel__person">
        <Avatar size={38} />
        <span className="tool-panel__names">
          <strong>{session?.fullname || session?.userId}</strong>
          {session?.fullname && <span>{session.userId}</span>}
        </span>
      </p>
      <ul className="tool-panel__list tool-panel__list--ruled">
        {maySetUp && (
          <li>
            <PageLink to={`${root}/controlpanel`} className="tool-panel__row" onClick={onClose}>
              <ToolIcon name="sliders" size={18} />
              <FormattedMessage {...messages.setup} />
            </PageLink>
          </li>
        )}
        <li>
          <PageLink id="toolbar-logout" to={`${root}/logout`} className="tool-panel__row" onClick={onClose}>
            <ToolIcon name="logout" size={18} />
            <FormattedMessage {...messages.logout} />
          </PageLink>
        </li>
      </ul>
    </div>
  );
}
