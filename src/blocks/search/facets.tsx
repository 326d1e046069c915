import { FormattedMessage, useIntl } from 'react-intl';
import type { QueryIndex } from '@/api/query-indexes';
import type { Facet, SearchData } from './data';
import { FacetField } from './facet-field';
import { existingOptions } from './facet-counts';
import { optionsOf } from './facet-criteria';
import { messages } from './messages';
import { useFacetCounts } from './use-facet-counts';
import type { SearchState } from './use-search';

interface FacetsProps {
  data: SearchData;
  state: SearchState;
  indexes: readonly QueryIndex[];
}

/** By what the hits can be narrowed down; the rarer ways unfold. */
export function Facets({ data, state, indexes }: FacetsProps) {
  const intl = useIntl();
  const { asked, ask } = state;
  const counts = useFacetCounts(data, asked);
  const withCount = (title: string, count: number) => intl.formatMessage(messages.counted, { title, count });
  const shown = data.facets.filter(({ hidden }) => hidden !== true);
  const further = shown.filter(({ advanced }) => advanced === true);
  const isAnyChosen = [...asked.chosen.values()].some((values) => values.some(Boolean));
  const drawn = (facet: Facet) => {
    const index = indexes.find(({ name }) => name === facet.field);
    const chosen = asked.chosen.get(facet.field) ?? [];
    const known = optionsOf(facet.field, index?.values ?? []);
    // Until they are counted none is offered that may not exist.
    const options =
      counts === undefined || indexes.length === 0
        ? known.filter(({ value }) => chosen.includes(value))
        : existingOptions(known, { counts: counts.get(facet.field), chosen, withCount });
    const isOfTerms = facet.type === 'checkboxFacet' || facet.type === 'selectFacet';
    if (isOfTerms && counts !== undefined && options.length === 0) return null;
    return (
      <FacetField
        key={facet.field}
        facet={facet}
        title={facet.title || index?.title || facet.field}
        options={options}
        chosen={chosen}
        onChoose={(values) => ask({ chosen: new Map([...asked.chosen, [facet.field, values]]) })}
      />
    );
  };
  return (
    <section className="block-search__facets">
      <h3 className="block-search__facets-title">
        {data.facetsTitle || <FormattedMessage {...messages.filters} />}
      </h3>
      <div className="block-search__facet-list">
        {shown.filter((facet) => !further.includes(facet)).map(drawn)}
      </div>
      {further.length > 0 && (
        <details className="block-search__extra">
          <summary>
            <FormattedMessage {...messages.moreFilters} />
          </summary>
          <div className="block-search__facet-list">{further.map(drawn)}</div>
        </details>
      )}
      {isAnyChosen && (
        <button type="button" className="button button--outline" onClick={() => ask({ chosen: new Map() })}>
          <FormattedMessage {...messages.clear} />
        </button>
      )}
    </section>
  );
}
