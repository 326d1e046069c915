/** Summaries: what stands in lists, relation fields and search results. */
import type { ImageScales, IsoDateTime, Token, Uid, Url } from './atoms';

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
/** What `metadata_fields=_all` gives: the columns of Plone and of the portal. */
export interface FullSummary extends Summary {
  UID: Uid;
  id: string;
  getId: string;
  getURL: Url;
  getPath: string;
  portal_type: string;
  Type: string; // type title
  Title: string;
  Description: string;
  Subject: string[];
  Creator: string;
  listCreators: string[];
  created: IsoDateTime;
  modified: IsoDateTime;
  expires: IsoDateTime; // "2499-12-31..." = never
  CreationDate: string;
  ModificationDate: string;
  EffectiveDate: string; // "None" = unset
  ExpirationDate: string; // "None" = unset
  is_folderish: boolean;
  exclude_from_nav: boolean;
  Language?: Token;
  TranslationGroup?: string;
  is_working_copy?: boolean | null;
  hasPreviewImage?: boolean | null;
  total_comments?: number | null;
  review_title?: string | null;
  // person columns
  salutation?: string | null;
  academic?: string | null;
  name?: string | null;
  firstname?: string | null;
  positions?: string | null;
  phone?: string | null;
  mobile?: string | null;
  email?: string | null;
  building?: string | null;
  room?: string | null;
  institute?: string | null;
  member_source?: 'ldap' | 'manual' | null;
  // project and award columns
  project_type?: string | null; // title
  project_start_month?: string | null; // "1".."12"
  project_start_year?: number | null;
  project_end_month?: string | null;
  project_end_year?: number | null;
  external_funding_provider_1?: string | null;
  external_funding_provider_1_link?: string | null;
  external_funding_provider_2?: string | null;
  external_funding_provider_2_link?: string | null;
  external_funding_provider_3?: string | null;
  external_funding_provider_3_link?: string | null;
  detailed_description?: string | null;
  member_fullnames?: string[] | null;
  award_date_month?: string | null;
  award_date_year?: number | null;
  // job columns
  job_offer_institute_title?: string | null;
  job_offer_location_title?: string | null;
  external_id?: string | null;
  // blog columns
  blog_uid?: Uid | null;
  post_authors?: LinkedTitle[] | null; // collective.blog alone: string[])
  post_tags?: LinkedTitle[] | null; // collective.blog alone: blog_tags: Uid[])
  blog?: LinkedTitle | null;
  is_orderable?: boolean | null;
}
export interface LinkedTitle {
  url: Url;
  title: string;
}
