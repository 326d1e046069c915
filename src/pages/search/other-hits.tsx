import { FormattedMessage } from 'react-intl';
import { useSearchParams } from 'react-router';
import { otherLanguageOf } from '@/api/hit-languages';
import { PageLink } from '@/components/universal-link/page-link';
import type { Language } from '@/lib/language';
import { messages } from './messages';
import { changedQuery } from './search-address';

interface OtherHitsProps {
  count: number;
  /** Language of the hits that are shown, and the visitor's own. */
  shown: Language;
  own: Language;
}

/** Hits of one language are shown at a time; this leads to those of the other, and back. */
export function OtherHits({ count, shown, own }: OtherHitsProps) {
  const [search] = useSearchParams();
  const other = otherLanguageOf(shown);
  if (other === undefined || (count === 0 && shown === own)) return null;
  const changes = { hits: other === own ? null : other, group_select: null };
  return (
    <PageLink className="search-page__others" to={changedQuery(search, changes)}>
      <FormattedMessage {...messages.others} values={{ count, language: other }} />
    </PageLink>
  );
}
