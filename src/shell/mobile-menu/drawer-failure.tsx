import { FormattedMessage } from 'react-intl';
import { ArrowLink } from '@/components/arrow-link/arrow-link';
import { useLanguage } from '@/i18n/use-language';
import { sitemapPath } from '@/site/home-path';
import { CloseButton } from './close-button';
import { messages } from './messages';

/** The drawer whose levels could not be fetched: the sitemap leads everywhere too. */
export function DrawerFailure({ onClose }: { onClose: () => void }) {
  return (
    <div className="drawer__content">
      <div className="drawer__head">
        <p className="drawer__back">
          <FormattedMessage {...messages.title} />
        </p>
        <CloseButton onClose={onClose} />
      </div>
      <div className="drawer__level" role="alert">
        <p>
          <FormattedMessage {...messages.failed} />
        </p>
        <ArrowLink to={sitemapPath(useLanguage())} title={<FormattedMessage {...messages.sitemap} />} />
      </div>
    </div>
  );
}
