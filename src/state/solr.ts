import { isByTag, type SearchQuery, type SearchResults } from '@/api/search-query';
import { searchByTag, searchSite } from '@/api/solr';
import { createRemoteSlice } from './remote-slice';
import { rootReducer } from './store';

/** The results of the search screen. A tag without a text is looked up in the catalog. */
export const solr = createRemoteSlice<SearchQuery, SearchResults>({
  name: 'solr',
  call: (query, signal) => (isByTag(query) ? searchByTag(query, signal) : searchSite(query, signal)),
});

rootReducer.inject({ reducerPath: 'solr', reducer: solr.reducer });
