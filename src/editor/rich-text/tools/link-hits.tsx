import { FormattedMessage, useIntl } from 'react-intl';
import type { Summary } from '@/api/types/summary';
import type { Remote } from '@/lib/remote';
import { messages } from './messages';
import { TargetRow } from './target-row';

interface LinkHitsProps {
  id: string;
  status: Remote<unknown>['status'];
  hits: readonly Summary[];
  active: number;
  onChoose: (at: number) => void;
}

/** What the search of the CMS has found, or why it shows nothing. */
export function LinkHits({ id, status, hits, active, onChoose }: LinkHitsProps) {
  const intl = useIntl();
  if (status === 'idle' || status === 'pending') return null;
  if (hits.length === 0) {
    return (
      <p role="status" className="tool-link__none">
        <FormattedMessage {...messages[status === 'failed' ? 'failed' : 'noHits']} />
      </p>
    );
  }
  return (
    <>
      <p className="tool-link__head">
        <FormattedMessage {...messages.hits} />
      </p>
      <ul id={`${id}hits`} role="listbox" aria-label={intl.formatMessage(messages.hits)}>
        {hits.map((item, index) => (
          <TargetRow
            key={item['@id']}
            id={`${id}${index}`}
            item={item}
            isActive={index === active}
            onChoose={() => onChoose(index)}
          />
        ))}
      </ul>
    </>
  );
}
