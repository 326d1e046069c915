import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { siteTitle } from '@/components/head/site-title';
import { useHead } from '@/components/head/use-head';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { cmsPath, contentOfScreen } from '@/lib/content-path';
import { homePath, languageRoot } from '@/site/home-path';
import { useSession } from '@/state/hooks';
import { LoginForm } from './login-form';
import { messages } from './messages';
import { returnPath } from './return-path';
import './style.css';

/** The plain page for logging in; afterwards it leads to where somebody had come from. */
export function LoginPage() {
  const intl = useIntl();
  const navigate = useNavigate();
  const language = useLanguage();
  const session = useSession();
  const [query] = useSearchParams();
  const place = contentOfScreen(cmsPath(useLocation().pathname));
  const target = returnPath(query.get('return_url'), place || homePath(language));
  useHead({ title: siteTitle(intl.formatMessage(messages.title), language) });
  return (
    <div id="page-login" className="login-page container">
      <h1>
        <FormattedMessage {...messages.title} />
      </h1>
      {session ? (
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
          <LoginForm onSuccess={() => void navigate(target, { replace: true })} />
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
