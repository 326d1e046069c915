/** Bodies of the portal's own calls and expanders. */
import type { ComponentRef, NamedImage, Token, Uid, Url } from './atoms';
import type { FooterFields, PortalFooterFields, StickyMenuItem } from './division-fields';

export interface NearestEntry {
  '@id': Url;
  name: string;
  title?: string;
  UID?: Uid;
  sticky_menu?: StickyMenuItem[];
  footer?: FooterFields;
}
export interface NearestInstitut extends ComponentRef {
  institut: NearestEntry | null;
  institutsbereich: NearestEntry | null;
  subsite: NearestEntry | null;
  banner_image: NamedImage | null;
  blogs: NearestEntry | null;
  lrf: (NearestEntry & { language: Token }) | null;
}
export interface FzjSettings extends ComponentRef {
  project: { '@id': Url; title: string; special: boolean } | null;
  matomo_id: string | null;
  additional_body_class: string | null;
  main_bg_color: string | null;
  bg_image: NamedImage | null;
  main_font: 'default' | 'impact' | 'georgia' | 'metropolis' | null;
  nav_font_color: string | null;
  nav_active_color: string | null;
  logo: string | null; // file name for @@project-logo/{logo}
  pre_footer: { href: string; logo: string | null; title: string; openLinkInNewTab: boolean }[];
  footer: { title: string; titleEn: string; href: string; hrefEn: string }[];
  footer_logo: NamedImage | null;
  footer_logo_link: string | null;
  portal_footer: (FooterFields & PortalFooterFields) | null;
  default_page_size: number | null;
}
export type InstitutListItem = ComponentRef & {
  token: Token;
  title: string;
  name: string;
  description: string;
  institutsbereiche: (ComponentRef & { token: Token; title: string; name: string })[];
};
export interface CartOrder {
  formData: {
    gender: 'mr' | 'ms' | 'other';
    genderText: string;
    firstName: string;
    lastName: string;
    company: string;
    addressLine1: string;
    addressLine2: string;
    zipCode: string;
    city: string;
    country: string; // ISO 3166-1 alpha-2
    countryDe: string;
    countryEn: string;
    email: string;
  };
  orderLines: { '@id': string; title: string; amount: number }[];
  language: 'de' | 'en';
}
/** Where an order is sent, as it is asked for; the rest of its form is worked out from that. */
export type OrderAddress = Omit<
  CartOrder['formData'],
  'gender' | 'genderText' | 'countryDe' | 'countryEn'
> & {
  gender: CartOrder['formData']['gender'] | '';
};
