import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { unlisted } from '@/components/head/screen-head';
import { siteTitle } from '@/components/head/site-title';
import { useHead } from '@/components/head/use-head';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { forgetOwn } from '@/lib/browser-storage';
import { rememberLogout } from '@/lib/logged-out';
import { homePath, languageRoot } from '@/site/home-path';
import { useAppDispatch, useSession } from '@/state/hooks';
import { logout } from '@/state/session-calls';
import { messages } from './messages';
import './style.css';

/** Ends the session as soon as it is opened, and says so. */
export function LogoutPage() {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const isLoggedIn = useSession() !== null;
  useHead({ title: siteTitle(intl.formatMessage(messages.title), language), elements: unlisted });
  // Whoever sits down here next is not to paste what was copied.
  useEffect(() => {
    rememberLogout();
    forgetOwn();
  }, []);
  useEffect(() => {
    if (isLoggedIn) void dispatch(logout(language));
  }, [dispatch, isLoggedIn, language]);
  return (
    <div id="page-logout" className="logout-page container">
      <h1>
        <FormattedMessage {...messages.title} />
      </h1>
      <p className="lead" role="status">
        <FormattedMessage {...(isLoggedIn ? messages.leaving : messages.done)} />
      </p>
      <p className="logout-page__ways">
        <UniversalLink to={homePath(language)} className="button">
          <FormattedMessage {...messages.home} />
        </UniversalLink>
        <UniversalLink to={`${languageRoot(language)}/login`} className="button button--outline">
          <FormattedMessage {...messages.login} />
        </UniversalLink>
      </p>
    </div>
  );
}
