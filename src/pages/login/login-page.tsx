import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { mayWorkOn } from '@/api/actions';
import { unlisted } from '@/components/head/screen-head';
import { siteTitle } from '@/components/head/site-title';
import { useHead } from '@/components/head/use-head';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { cmsPath, contentOfScreen } from '@/lib/content-path';
import { afterPaint } from '@/lib/after-paint';
import { homePath, languageRoot } from '@/site/home-path';
import { useSession } from '@/state/hooks';
import { LoginForm } from './login-form';
import { messages } from './messages';
import { returnPath } from './return-path';
import './style.css';

/**
 * The plain page for logging in; afterwards it leads to where somebody had come from. From nowhere but a home, those who
 * work on the site come to what waits for them there.
 */
export function LoginPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const language = useLanguage();
  const session = useSession();
  const [query] = useSearchParams();
  const place = contentOfScreen(cmsPath(useLocation().pathname));
  const root = languageRoot(language);
  const asked = returnPath(query.get('return_url'), place === root ? '' : place);
  const target = asked || homePath(language);
  // Who logs in here stays before the form until it is known where to.
  const [isLoggedIn] = useState(session !== null);
  const leave = async () => {
    const isStaff = asked === '' && (await mayWorkOn(root, { language }).catch(() => false));
    await navigate(isStaff ? `${root}/desk` : target, { replace: true });
  };
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focusName = () => {
      const form = fields.current;
      // Somebody may be writing already.
      if (form?.contains(document.activeElement)) return;
      form?.querySelector('input')?.focus({ preventScroll: true });
    };
    focusName();
    // After a navigation the page itself has the focus once it is painted.
    let cancel = afterPaint(() => {
      cancel = afterPaint(focusName);
    });
    return () => cancel();
  }, []);
  useHead({ title: siteTitle(intl.formatMessage(messages.title), language), elements: unlisted });
  return (
    <div id="page-login" className="login-page container">
      <h1>
        <FormattedMessage {...messages.title} />
      </h1>
      {session && isLoggedIn ? (
        <>
          <p className="lead">
            <FormattedMessage {...messages.already} values={{ name: session.fullname || session.userId }} />
          </p>
          <p className="login-page__ways">
            <UniversalLink to={target} className="button">
              <FormattedMessage {...messages.goOn} />
            </UniversalLink>
            <UniversalLink to={`${languageRoot(language)}/logout`} className="button button--outline">
              <FormattedMessage {...messages.logout} />
            </UniversalLink>
          </p>
        </>
      ) : (
        <>
          <p className="lead">
            <FormattedMessage {...messages.lead} />
          </p>
          <div ref={fields}>
            <LoginForm onSuccess={() => void leave()} />
          </div>
          <p className="login-page__forgot">
            <UniversalLink to={`${languageRoot(language)}/passwordreset`}>
              <FormattedMessage {...messages.forgot} />
            </UniversalLink>
          </p>
        </>
      )}
    </div>
  );
}
