import { useId, useState } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useLocation } from 'react-router';
import { Icon } from '@/components/icon/icon';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useSettings } from '@/state/hooks';
import type { Place } from '../header/header-variant';
import { projectLook } from '../header/project-ground';
import { localSearchPath } from '../local-search/local-search-path';
import { messages as searchMessages } from '../local-search/messages';
import { messages } from './messages';
import { OwnList } from './own-list';
import { useOwnEntries } from './use-own-entries';
import './style.css';

const words = {
  institute: { home: messages.overview, within: messages.inInstitute },
  project: { home: messages.overview, within: messages.inProject },
  'special-project': { home: messages.overview, within: messages.inProject },
  blog: { home: messages.allPosts, within: messages.inBlog },
} satisfies Record<string, Record<'home' | 'within', MessageDescriptor>>;

interface OwnNavigationProps {
  kind: keyof typeof words;
  place: Place;
  /** Scrolled down: name and entries stand in one row at the window's edge. */
  isCondensed: boolean;
}

/** The pages of an institute, a project or a blog: a row on wide screens, behind a button on narrow ones. */
export function OwnNavigation({ kind, place, isCondensed }: OwnNavigationProps) {
  const intl = useIntl();
  const listId = useId();
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const entries = useOwnEntries(place, intl.formatMessage(words[kind].home));
  const settings = useSettings();
  if (entries.length === 0) return null;
  const isProject = kind === 'project';
  const isOpen = openedAt === key;
  const shown = entries.findLast(({ isInPath }) => isInPath);
  return (
    <nav
      className={`own-navigation${isProject ? ' own-navigation--project' : ''} no-print`}
      style={isProject ? projectLook(settings) : undefined}
      data-condensed={isCondensed}
      aria-label={intl.formatMessage(messages.label, { name: place.name })}
    >
      <div className="own-navigation__content container">
        <p className="own-navigation__name" aria-hidden={!isCondensed}>
          {isCondensed && <UniversalLink to={place.path}>{place.name}</UniversalLink>}
        </p>
        <p className="own-navigation__present">{shown?.title ?? place.name}</p>
        <button
          type="button"
          className="own-navigation__button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpenedAt(isOpen ? null : key)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setOpenedAt(null);
          }}
        >
          <FormattedMessage {...words[kind].within} />
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        </button>
        <div id={listId} className="own-navigation__entries" data-open={isOpen}>
          <OwnList entries={entries} />
        </div>
        {isCondensed && (
          <UniversalLink
            to={localSearchPath(place.path)}
            className="icon-button own-navigation__search"
            aria-label={intl.formatMessage(searchMessages[kind])}
          >
            <Icon name="search" />
          </UniversalLink>
        )}
      </div>
    </nav>
  );
}
