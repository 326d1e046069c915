import type { MessageDescriptor } from 'react-intl';

/** By what readers narrow down a list. */
export interface Facet {
  /** Its parameter in the address. */
  name: string;
  title: MessageDescriptor;
}

/** A value to choose, and how many entries have it, where that is known. */
export interface FacetOption {
  value: string;
  title: string;
  count?: number;
}

export type OptionsOfFacets = Readonly<Record<string, readonly FacetOption[]>>;
