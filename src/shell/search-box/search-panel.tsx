import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { Icon } from '@/components/icon/icon';
import { useLanguage } from '@/i18n/use-language';
import { searchPath } from '@/site/home-path';
import { messages as closeMessages } from '../breadcrumbs/messages';
import { messages as headerMessages } from '../header/messages';
import { SearchBox } from './search-box';
import { searchParameters } from './search-parameters';
import '../panel.css';
import './search-panel.css';

interface SearchPanelProps {
  onClose: () => void;
}

/** The search field that unfolds below the header; searching leads to the search screen. */
export function SearchPanel({ onClose }: SearchPanelProps) {
  const intl = useIntl();
  const language = useLanguage();
  const navigate = useNavigate();
  return (
    <div className="search-panel" role="dialog" aria-label={intl.formatMessage(headerMessages.search)}>
      <div className="shell-panel__overlay" aria-hidden="true" onClick={onClose} />
      <div className="shell-panel search-panel__ground">
        <div className="search-panel__content container">
          <SearchBox
            takesFocus
            onSearch={(text) => {
              const query = text === '' ? '' : `?${searchParameters(text).toString()}`;
              void navigate(`${searchPath(language)}${query}`);
            }}
          />
          <button
            type="button"
            className="icon-button"
            aria-label={intl.formatMessage(closeMessages.closeSearch)}
            title={intl.formatMessage(closeMessages.closeSearch)}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
    </div>
  );
}
