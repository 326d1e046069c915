import type { FacetOption } from '@/components/facet-menu/facet-menu';

export type OptionsOfFacets = Readonly<Record<string, readonly FacetOption[]>>;
