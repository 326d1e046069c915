import { FormattedMessage } from 'react-intl';
import type { SearchHit as Hit } from '@/api/search-query';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { useLanguage } from '@/i18n/use-language';
import { languageOfPath } from '@/lib/language';
import { extrasOf } from './data';
import { HitFacts } from './hit-facts';
import { HitLead } from './hit-lead';
import { textsOf } from './hit-texts';
import { typeMessageOf } from './hit-kind';
import { Marks } from './marks';

/** One result: what it is, its title, its description, where its text has the words, and what else is known. */
export function SearchHit({ hit }: { hit: Hit }) {
  const language = useLanguage();
  const { title, description, excerpt } = textsOf(hit);
  const type = typeMessageOf(hit);
  const own = languageOfPath(hit['@id']);
  const lang = own === undefined || own === language ? {} : { lang: own };
  const item = {
    '@id': hit['@id'],
    '@type': extrasOf(hit).portal_type || hit['@type'],
    // A Link sends visitors on to its target, as in every list.
    getRemoteUrl: hit.extras['getRemoteUrl'],
  };
  return (
    <li className="tileItem search-hit">
      <HitLead hit={hit} />
      <div className="search-hit__words">
        <p className="tileItem__type meta">
          {typeof type === 'string' ? type : <FormattedMessage {...type} />}
        </p>
        <h2 className="tileHeadline" {...lang}>
          <UniversalLink to={item} className="summary">
            <Marks parts={title} />
          </UniversalLink>
        </h2>
        {description.length > 0 && (
          <p className="tileItem__text" {...lang}>
            <Marks parts={description} />
          </p>
        )}
        {excerpt.length > 0 && (
          <p className="tileItem__text" {...lang}>
            <Marks parts={excerpt} />
          </p>
        )}
        <HitFacts hit={hit} />
      </div>
    </li>
  );
}
