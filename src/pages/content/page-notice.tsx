import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { LazyMessages } from '@/components/lazy-messages/lazy-messages';
import { PreviewNotice } from '../preview/preview-notice';
import { arrivalOf } from './arrival';
import { noticeMessages } from './notice-messages';

/** What is to be said before a page: what a screen of the app has to say, which led here, or that it is a preview. */
export function PageNotice({ preview }: { preview: unknown }) {
  return (
    <LazyMessages part="screen">
      <Notice preview={preview} />
    </LazyMessages>
  );
}

function Notice({ preview }: { preview: unknown }) {
  const arrival = arrivalOf(useLocation().state);
  if (preview) return <PreviewNotice preview={preview} />;
  if (arrival === undefined) return null;
  return (
    <p className="notice" role="status">
      <strong>
        <FormattedMessage {...noticeMessages.unlocked} />
      </strong>{' '}
      <FormattedMessage {...noticeMessages.unlockedText} />
    </p>
  );
}
