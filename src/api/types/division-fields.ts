/** What a part of the institution gives to all pages below it: an icon menu and a footer. */
import type { RichText, Url } from './atoms';

export interface StickyMenuItem {
  title: string;
  icon:
    | 'anfahrt'
    | 'ansprechpartner'
    | 'az'
    | 'downloads'
    | 'facebook'
    | 'instagram'
    | 'lexicon'
    | 'lupe'
    | 'medienspiegel'
    | 'mitarbeiter'
    | 'publikationen'
    | 'rss'
    | 'termine'
    | 'twitter'
    | 'warenkorb'
    | 'youtube';
  href: Url | { '@id': Url }[];
}
export interface FooterFields {
  footer_header?: string | null;
  footer_text?: RichText | null;
  footer_address?: RichText | string | null;
  footer_button_link?: string | null; // directions button only when longer than 4 characters
  footer_leader?: string | null;
  footer_contact_mail?: string | null; // plain or encoded
  footer_contact_phone?: string | null;
}
export interface PortalFooterFields {
  portal_footer_contact_mail?: string | null;
  portal_footer_newsletter?: string | null;
}
