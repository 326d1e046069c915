import { FormattedMessage } from 'react-intl';
import { useLanguage } from '@/i18n/use-language';
import { useNavigation, useNavigationRetry } from '@/state/hooks';
import { messages } from './messages';
import './style.css';

/** Stands in the menu's place when it could not be fetched. */
export function MenuFailure() {
  const language = useLanguage();
  const retry = useNavigationRetry(language);
  if (useNavigation(language).status !== 'failed') return null;
  return (
    <p className="menu-failure" role="status">
      <FormattedMessage {...messages.failed} />{' '}
      <button type="button" className="menu-failure__retry" onClick={retry}>
        <FormattedMessage {...messages.retry} />
      </button>
    </p>
  );
}
