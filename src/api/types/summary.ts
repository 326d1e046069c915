/** Summaries: what stands in lists, relation fields and search results. */
import type { ImageScales, IsoDateTime, Uid, Url } from './atoms';

export interface Summary {
  '@id': Url;
  '@type': string;
  title: string;
  description: string;
  review_state: string | null;
  type_title: string;
  // plone.volto defaults
  head_title?: string | null;
  nav_title?: string | null;
  effective?: IsoDateTime | null; // "1969-12-31..." = never published
  start?: IsoDateTime | null;
  end?: IsoDateTime | null;
  getObjSize?: string | null; // "72.7 KB"
  getRemoteUrl?: string | null;
  image_field?: '' | 'image' | 'preview_image' | 'preview_image_link' | null;
  image_scales?: ImageScales | null;
  mime_type?: string | null;
  location?: string | null;
}
export interface RelationSummary extends Summary {
  UID: Uid;
}
export interface LinkedTitle {
  url: Url;
  title: string;
}
