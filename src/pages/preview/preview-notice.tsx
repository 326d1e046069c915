import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { useHeadElements } from '@/components/head/use-head';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useDates } from '@/i18n/use-dates';
import { previewedPath } from '@/lib/preview-path';
import { flag, record, text } from '@/lib/shape';
import { messages } from './messages';
import './style.css';

const shape = record({ expires: text(), public: flag() });

/** Whatever the server of the page says, other sites do not hear of its address. */
const untold = [{ tag: 'meta', attributes: { name: 'referrer', content: 'no-referrer' } }] as const;

/** Says of a page that others cannot see it yet, and until when this address shows it. */
export function PreviewNotice({ preview }: { preview: unknown }) {
  const { pathname } = useLocation();
  const { dateTime } = useDates();
  const { expires, public: isPublic } = shape.read(preview);
  useHeadElements(untold);
  return (
    <p className="notice preview-notice" role="status">
      <strong>
        <FormattedMessage {...(isPublic ? messages.published : messages.title)} />
      </strong>{' '}
      {isPublic ? (
        <UniversalLink to={previewedPath(pathname)}>
          <FormattedMessage {...messages.toPage} />
        </UniversalLink>
      ) : (
        <FormattedMessage {...messages.until} values={{ date: dateTime(expires) }} />
      )}
    </p>
  );
}
