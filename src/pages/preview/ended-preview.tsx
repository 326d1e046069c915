import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorPage } from '@/components/error-views/error-page';
import { WayLinks } from '@/components/error-views/way-links';
import { siteTitle } from '@/components/head/site-title';
import { useHead } from '@/components/head/use-head';
import { useLanguage } from '@/i18n/use-language';
import { homePath } from '@/site/home-path';
import { messages as errorMessages } from '@/components/error-views/messages';
import { messages } from './messages';

/** What is read at the address of a preview that shows nothing any more, or never did. */
export function EndedPreview() {
  const intl = useIntl();
  const language = useLanguage();
  useHead({ title: siteTitle(intl.formatMessage(messages.ended), language) });
  return (
    <ErrorPage
      kicker={<FormattedMessage {...messages.kicker} />}
      title={<FormattedMessage {...messages.ended} />}
      text={messages.endedText}
    >
      <WayLinks links={[{ to: homePath(language), message: errorMessages.home }]} />
    </ErrorPage>
  );
}
