import { Suspense } from 'react';
import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { useLocation } from 'react-router';
import { useLanguage } from '@/i18n/use-language';
import { focusAround } from '@/lib/focus-around';
import type { RemoteError } from '@/lib/remote';
import { homePath, languageRoot } from '@/site/home-path';
import { useSession } from '@/state/hooks';
import { fetched } from '../fetched/fetched';
import { siteTitle } from '../head/site-title';
import { useHead } from '../head/use-head';
import { UniversalLink } from '../universal-link/universal-link';
import { ErrorPage } from './error-page';
import { kindOfError, type ErrorKind } from './kind-of-error';
import { messages } from './messages';
import { WayLinks } from './way-links';

interface ErrorViewProps {
  error: RemoteError;
  /** Asks anew; without it the page is loaded again. */
  retry?: () => void;
}

const words: Record<
  Exclude<ErrorKind, 'not-found'>,
  { title: MessageDescriptor; text: MessageDescriptor }
> = {
  unauthorized: { title: messages.unauthorizedTitle, text: messages.unauthorizedText },
  forbidden: { title: messages.forbiddenTitle, text: messages.forbiddenText },
  timeout: { title: messages.timeoutTitle, text: messages.timeoutText },
  server: { title: messages.serverTitle, text: messages.serverText },
  refused: { title: messages.refusedTitle, text: messages.refusedText },
  'cross-origin': { title: messages.corsTitle, text: messages.corsText },
};

const hidden = [{ tag: 'meta', attributes: { name: 'robots', content: 'noindex' } }] as const;

/** Whoever is told that something is not there has a server that answers. */
const NotFound = fetched(async () => (await import('./not-found')).NotFound);

/** What a visitor reads in place of a page that could not be shown, by the status of the failure. */
export function ErrorView({ error, retry }: ErrorViewProps) {
  const intl = useIntl();
  const language = useLanguage();
  const isLoggedIn = useSession() !== null;
  const kind = kindOfError(error, isLoggedIn);
  const title = kind === 'not-found' ? messages.notFoundKicker : words[kind].title;
  useHead({ title: siteTitle(intl.formatMessage(title), language), elements: hidden });
  if (kind !== 'not-found') return <OtherFailure kind={kind} error={error} retry={retry} />;
  return (
    <Suspense fallback={null}>
      <NotFound />
    </Suspense>
  );
}

/** A page in place of data comes with a status that tells of no failure. */
const failedStatus = ({ status }: RemoteError) => (status !== null && status >= 400 ? status : undefined);

interface OtherFailureProps extends ErrorViewProps {
  kind: Exclude<ErrorKind, 'not-found'>;
  retry: (() => void) | undefined;
}

function OtherFailure({ kind, error, retry }: OtherFailureProps) {
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const { title, text } = words[kind];
  const returnUrl = encodeURIComponent(`${pathname}${search}`);
  return (
    <ErrorPage
      kicker={<FormattedMessage {...messages.status} values={{ status: failedStatus(error) ?? 'none' }} />}
      title={<FormattedMessage {...title} />}
      text={text}
    >
      <div className="error-page__action">
        {kind === 'unauthorized' ? (
          <UniversalLink to={`${languageRoot(language)}/login?return_url=${returnUrl}`} className="button">
            <FormattedMessage {...messages.login} />
          </UniversalLink>
        ) : kind === 'forbidden' ? null : (
          <button
            type="button"
            className="button"
            onClick={({ currentTarget }) => {
              if (!retry) return window.location.reload();
              focusAround(currentTarget.closest('.error-page'));
              retry();
            }}
          >
            <FormattedMessage {...messages.retry} />
          </button>
        )}
      </div>
      <WayLinks links={[{ to: homePath(language), message: messages.home }]} />
    </ErrorPage>
  );
}
