import { useId, useRef, useState } from 'react';
import { SectionHead } from '@/components/section-head/section-head';
import type { BlockViewProps } from '../definition';
import { levelOfTag } from '../headline';
import { useAnchors, useItemLevel } from '../page/hooks';
import { usePageTurn } from '../page/page-turn';
import type { SearchData } from './data';
import { withFittingTypes } from './facet-criteria';
import { Facets } from './facets';
import { SearchInput } from './search-input';
import { SearchResults } from './search-results';
import { SortChoice } from './sort-choice';
import './style.css';
import { useIndexes } from './use-indexes';
import { useSearch } from './use-search';
import { ViewChoice } from './view-choice';

/** A search of its own on a page: words, facets and order, and what they find. All of it stands in the address. */
export function SearchView({ id, data: stored }: BlockViewProps<SearchData>) {
  const indexes = useIndexes(stored);
  const data = withFittingTypes(stored, indexes);
  const state = useSearch(id, data);
  const [anchor] = useAnchors(id);
  const head = { title: data.headline, level: levelOfTag(data.headlineTag) };
  const level = useItemLevel(id, head.title === '' ? undefined : head);
  const [view, setView] = useState('');
  const body = view || data.listingBodyTemplate || data.availableViews[0] || 'default';
  const results = useRef<HTMLDivElement>(null);
  usePageTurn(state.page, results);
  const resultsId = useId();
  const hasFacets = data.facets.some(({ hidden }) => hidden !== true);
  const place = hasFacets ? data.variation : 'facetsTopSide';
  return (
    <div className={`block-search block-search--${place}`}>
      <SectionHead {...head} id={anchor} />
      {data.showSearchInput !== false && <SearchInput data={data} state={state} controls={resultsId} />}
      <div className="block-search__parts">
        {hasFacets && <Facets data={data} state={state} indexes={indexes} />}
        <div className="block-search__found" ref={results} id={resultsId} tabIndex={-1}>
          <div className="block-search__bar">
            {data.showSortOn === true && data.sortOnOptions.length > 0 && (
              <SortChoice data={data} state={state} indexes={indexes} />
            )}
            {data.availableViews.length > 1 && (
              <ViewChoice names={data.availableViews} chosen={body} onChoose={setView} />
            )}
          </div>
          <SearchResults
            headline={data.headline}
            state={state}
            variation={body}
            level={level}
            showsTotal={data.showTotalResults !== false}
          />
        </div>
      </div>
    </div>
  );
}
