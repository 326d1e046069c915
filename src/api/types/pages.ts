/** Behaviors that pages share, and Plone's own types. */
import type { IsoDateTime, NamedFile, NamedImage, RichText } from './atoms';
import type { Blocks, Content } from './content';
import type { RelationSummary } from './summary';

/** plone.volto volto.preview_image, volto.kicker, volto.navtitle. The portal's listings use preview_image. */
export interface Preview {
  preview_image: NamedImage | null;
  preview_caption?: string | null;
  preview_image_link?: RelationSummary | null; // stock default of plone.volto 5/6 instead of preview_image
  preview_caption_link?: string | null;
  head_title: string | null;
  nav_title: string | null;
}
/** What a page says of its surroundings: with a navigation column, with a preview picture. */
export interface ShellSettings {
  show_navigation_portlet?: boolean;
  hasPreviewImage?: boolean;
}
/** kitconcept.seo */
export interface Seo {
  seo_title?: string | null;
  seo_description?: string | null;
  seo_noindex?: boolean;
  seo_canonical_url?: string | null;
  opengraph_title?: string | null;
  opengraph_description?: string | null;
  opengraph_image?: NamedImage | null;
}
/** Content whose files only open for who knows a token; editors alone read it. */
export interface Restricted {
  restricted?: boolean | null;
  restricted_token?: string | null;
}
export type PageBase = Content & Blocks & Preview & ShellSettings & Seo;

/* ---------- stock types as the portal uses them ---------- */

export type DocumentContent = PageBase & {
  '@type': 'Document';
  text?: RichText | null;
  table_of_contents?: boolean | null;
};
export type ImageContent = Content & { '@type': 'Image'; image: NamedImage | null; review_state: null };
export type FileContent = Content & { '@type': 'File'; file: NamedFile | null; review_state: null };
export type LinkContent = Content & { '@type': 'Link'; remoteUrl: string };
export type FolderContent = Content & { '@type': 'Folder' };
export type LanguageRoot = Content & Partial<Blocks> & { '@type': 'LRF' }; // the spec also writes LFR

/** plone.app.event; ICS at {path}/ics_view. */
export type EventContent = PageBase & {
  '@type': 'Event';
  start: IsoDateTime;
  end: IsoDateTime;
  whole_day: boolean;
  open_end: boolean;
  recurrence: string | null;
  sync_uid: string | null;
  location: string | null;
  attendees: string[];
  contact_name: string | null;
  contact_email: string | null;
  contact_phone: string | null;
  event_url: string | null;
  text: RichText | null;
  image?: NamedImage | null; // fallback document view
  remoteUrl?: string | null; // fallback document view
};
