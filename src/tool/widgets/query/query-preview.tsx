import { FormattedMessage, useIntl } from 'react-intl';
import type { QueryField, QueryLine } from '@/forms/schema';
import { dataOf } from '@/lib/remote';
import { previewMessages } from './messages';
import { usePreview } from './use-preview';

interface QueryPreviewProps {
  field: QueryField;
  query: readonly QueryLine[];
}

/** How many items a query finds, and the first of them. */
export function QueryPreview({ field, query }: QueryPreviewProps) {
  const intl = useIntl();
  const { remote, retry, isStale, isOfChildren } = usePreview(field, query);
  const preview = dataOf(remote);
  const isBusy = isStale || remote.status === 'pending';
  if (remote.status === 'idle' && !isBusy) return null;
  return (
    <div
      className="tool-query__preview"
      role="group"
      aria-label={intl.formatMessage(previewMessages.title)}
      aria-busy={isBusy}
    >
      {isOfChildren && (
        <p className="tool-field__hint">
          <FormattedMessage {...previewMessages.children} />
        </p>
      )}
      <p className="tool-query__count" role="status">
        {preview && <FormattedMessage {...previewMessages.hits} values={{ count: preview.total }} />}
        {remote.status === 'failed' && <FormattedMessage {...previewMessages.failed} />}
      </p>
      {remote.status === 'failed' && (
        <button type="button" className="tool-inline" onClick={retry}>
          <FormattedMessage {...previewMessages.retry} />
        </button>
      )}
      {preview && preview.titles.length > 0 && (
        <ul className="tool-query__found">
          {preview.titles.map((title, place) => (
            <li key={place}>{title}</li>
          ))}
          {preview.total > preview.titles.length && (
            <li className="tool-field__hint">
              <FormattedMessage
                {...previewMessages.more}
                values={{ count: preview.total - preview.titles.length }}
              />
            </li>
          )}
        </ul>
      )}
      {!preview && isBusy && (
        <p className="tool-field__hint">
          <FormattedMessage {...previewMessages.searching} />
        </p>
      )}
    </div>
  );
}
