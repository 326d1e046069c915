import { FormattedMessage } from 'react-intl';
import type { QueryLine } from '@/forms/schema';
import { text } from '@/lib/shape';
import { queryMessages } from './messages';

interface StoredCriterionProps {
  line: QueryLine;
  /** What of it the CMS does not know. */
  unknown: 'index' | 'operator';
}

/** A criterion of another site, which nobody here can enter: it is told, and stays as it is stored. */
export function StoredCriterion({ line: { i, o, v }, unknown }: StoredCriterionProps) {
  const words = unknown === 'index' ? queryMessages.noIndex : queryMessages.noOperator;
  const value = text().read(v) || (v === undefined || v === '' ? '' : JSON.stringify(v));
  return (
    <>
      <p className="tool-field__hint">
        <FormattedMessage {...words} values={{ name: unknown === 'index' ? i : o }} />
      </p>
      {value !== '' && <code className="tool-query__stored">{value}</code>}
    </>
  );
}
