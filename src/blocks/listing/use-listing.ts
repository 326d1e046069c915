import { useSearchParams } from 'react-router';
import { catalogSearch, querystringSearch } from '@/api/search';
import type { Batch } from '@/api/types/content';
import type { Summary } from '@/api/types/summary';
import { flatten } from '@/api/urls';
import { pageOf } from '@/components/pagination/page-of';
import { useLanguage } from '@/i18n/use-language';
import type { Remote } from '@/lib/remote';
import { isLeftOut } from '@/site/variants/variant';
import { useSettings } from '@/state/hooks';
import { useRemote } from '@/state/use-remote';
import { usePageParameter, usePagePath } from '../page/hooks';
import type { ListingData } from './data';
import { listingFields } from './listing-fields';
import { listingQuery, type ListingQuery } from './listing-query';
import type { ListingVariation } from './variation';

/** What is shown of an answer: hits without an address, or that the variant leaves out, are passed over. */
interface ListingPage {
  items: Summary[];
  total: number;
}

function listingPage(answer: Batch<Summary>, { start, limit = Infinity }: ListingQuery): ListingPage {
  const total: unknown = answer.items_total;
  const hits = answer.items.filter((item) => {
    const path = flatten(item['@id']);
    return path !== '' && !isLeftOut(path);
  });
  const found = typeof total === 'number' ? total : hits.length;
  return { items: hits.slice(0, Math.max(0, limit - start)), total: Math.min(found, limit) };
}

export interface Listing {
  remote: Remote<ListingPage>;
  retry: () => void;
  page: number;
  /** Query parameter of the page. */
  parameter: string;
  query: ListingQuery;
}

/** Fetches the page of a listing that the URL names. */
export function useListing(id: string, data: ListingData, variation: ListingVariation): Listing {
  const language = useLanguage();
  const parameter = usePageParameter(id);
  const page = pageOf(useSearchParams()[0], parameter);
  const defaultSize = useSettings()?.default_page_size;
  const query = listingQuery(data, { page, defaultSize });
  const path = usePagePath();
  const fields = listingFields(variation.fields);
  const reading = (signal: AbortSignal) => ({ language, signal });
  const children = {
    'path.depth': 1,
    sort_on: 'getObjPositionInParent',
    b_start: query.start,
    b_size: query.size,
    metadata_fields: fields,
  };
  const call = async (signal: AbortSignal) =>
    listingPage(
      query.search === undefined
        ? await catalogSearch(path, children, reading(signal))
        : await querystringSearch(path, { ...query.search, metadata_fields: fields }, reading(signal)),
      query,
    );
  return {
    ...useRemote(JSON.stringify([path, language, query, variation.fields]), call),
    page,
    parameter,
    query,
  };
}
