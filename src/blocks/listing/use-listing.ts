import { useContext } from 'react';
import type { QueryCriterion } from '@/api/search';
import { pageOf } from '@/components/pagination/page-of';
import { useLanguage } from '@/i18n/use-language';
import type { Remote } from '@/lib/remote';
import { useSettings } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import { usePageSearch } from '@/state/preview';
import { foundPage, type FoundPage } from '../found-page';
import { usePageParameter, usePagePath } from '../page/hooks';
import { AskContext } from '../query-place';
import type { ListingData } from './data';
import { listingFields } from './listing-fields';
import { listingQuery, searchPlace, typeCriteria, type ListingQuery } from './listing-query';
import type { ListingVariation } from './variation';

export interface Listing {
  remote: Remote<FoundPage>;
  retry: () => void;
  page: number;
  /** Query parameter of the page. */
  parameter: string;
  query: ListingQuery;
}

/** Fetches the page of a listing that the URL names; `filter` is what is asked for besides. */
export function useListing(
  id: string,
  data: ListingData,
  variation: ListingVariation,
  filter: readonly QueryCriterion[] | undefined,
): Listing {
  const language = useLanguage();
  const parameter = usePageParameter(id);
  const [search] = usePageSearch();
  const page = pageOf(search, parameter);
  const defaultSize = useSettings()?.default_page_size;
  const path = usePagePath();
  const ask = useContext(AskContext);
  const asked = [...(filter ?? []), ...typeCriteria(data, variation)];
  const query = listingQuery(data, { page, defaultSize, filter: asked, path });
  const fields = listingFields(variation.fields);
  const children = {
    'path.depth': 1,
    sort_on: 'getObjPositionInParent',
    b_start: query.start,
    b_size: query.size,
    metadata_fields: fields,
  };
  const call = async (signal: AbortSignal) =>
    foundPage(
      await ask(
        searchPlace(query.search, path),
        query.search && { ...query.search, metadata_fields: fields },
        children,
        { language, signal },
      ),
      query,
    );
  return {
    ...useRemote(JSON.stringify([path, language, query, variation.fields]), call),
    page,
    parameter,
    query,
  };
}
