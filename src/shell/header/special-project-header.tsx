import { FormattedMessage, useIntl } from 'react-intl';
import { settingsOf } from '@/api/surroundings';
import { Icon } from '@/components/icon/icon';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { homePath } from '@/site/home-path';
import { institutionOf } from '@/site/variants/institution';
import { useSettings } from '@/state/hooks';
import { localSearchPath } from '../local-search/local-search-path';
import { messages as searchMessages } from '../local-search/messages';
import { MobileMenu } from '../mobile-menu/mobile-menu';
import { messages as nameMessages } from '../name-row/messages';
import { ProjectName } from '../name-row/project-name';
import { messages as ownMessages } from '../own-navigation/messages';
import { OwnList } from '../own-navigation/own-list';
import { useOwnEntries } from '../own-navigation/use-own-entries';
import type { Place } from './header-variant';
import { projectLook } from './project-ground';
import { ToolBar } from './tool-bar';

interface SpecialProjectHeaderProps {
  project: Place;
  isCondensed: boolean;
}

/** A project that stands alone: its own colours, logo and navigation, and a slim way back to the portal. */
export function SpecialProjectHeader({ project, isCondensed }: SpecialProjectHeaderProps) {
  const intl = useIntl();
  const language = useLanguage();
  const settings = useSettings();
  const entries = useOwnEntries(project, intl.formatMessage(ownMessages.overview));
  const { name } = institutionOf(language);
  return (
    <header className="site-header project-header" data-condensed={isCondensed} style={projectLook(settings)}>
      <ToolBar
        start={
          <UniversalLink to={homePath(language)} className="header-bar__link project-header__back">
            <Icon name="arrow-left" size={16} />
            <FormattedMessage {...nameMessages.portal} values={{ name }} />
          </UniversalLink>
        }
      />
      <div className="site-header__row">
        <div className="site-header__content container">
          <p className="project-header__name">
            <UniversalLink to={project.path}>
              <ProjectName name={project.name} logo={settingsOf(settings).logo} />
            </UniversalLink>
          </p>
          <nav
            id="navigation"
            className="project-header__navigation no-print"
            aria-label={intl.formatMessage(ownMessages.label, { name: project.name })}
            tabIndex={-1}
          >
            <OwnList entries={entries} />
          </nav>
          <div className="site-header__tools no-print">
            <UniversalLink
              to={localSearchPath(project.path)}
              className="icon-button"
              aria-label={intl.formatMessage(searchMessages['special-project'])}
            >
              <Icon name="search" />
            </UniversalLink>
            <MobileMenu />
          </div>
        </div>
      </div>
    </header>
  );
}
