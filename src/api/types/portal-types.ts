/** The portal's own content types. */
import type { IsoDate, NamedFile, NamedImage, RichText, Term, Token, Url } from './atoms';
import type { Blocks, Content } from './content';
import type { FooterFields, StickyMenuItem } from './division-fields';
import type { PageBase, Preview } from './pages';
import type { RelationSummary } from './summary';

/** News item. */
export type Meldung = PageBase & {
  '@type': 'Meldung';
  members?: RelationSummary[]; // index "members" (profile section News)
  institutes?: Term[];
};

export type Institut = PageBase &
  FooterFields & {
    '@type': 'Institut';
    name: string; // display name in header and breadcrumbs
    token?: Token; // value in the institutes vocabulary
    banner_image?: NamedImage | null;
    sticky_menu?: StickyMenuItem[];
  };
export type Institutsbereich = PageBase &
  FooterFields & {
    '@type': 'Institutsbereich';
    name: string;
    token?: Token;
    banner_image?: NamedImage | null;
    sticky_menu?: StickyMenuItem[];
  };
export type ResearchGroup = PageBase & {
  '@type': 'Research Group';
  name?: string;
  token?: Token; // value in the research_groups vocabulary
  subtitle: string | null;
  banner_background_image: NamedImage | null;
};

type ResearchLinks = {
  [K in `research_url_${1 | 2 | 3 | 4 | 5}` | `research_url_label_${1 | 2 | 3 | 4 | 5}`]?: string | null;
};
export type Member = Content &
  Partial<Blocks> &
  ResearchLinks & {
    '@type': 'Member';
    member_source: 'ldap' | 'manual'; // ldap: locked profile
    name: string;
    firstname: string | null;
    academic: string | null;
    salutation: Term | null;
    positions: string | null; // one per line
    institute: string | null; // display text
    room: string | null;
    building: string | null;
    phone: string | null;
    mobile: string | null;
    fax: string | null;
    email: string | null; // plain or encoded (no "@": base64, then rotation by 10)
    website: string | null;
    address: string | null; // multi-line
    location_link: string | null;
    image: NamedImage | null;
    preview_image?: NamedImage | null;
    image_field?: string | null;
    fields_of_competence: string[];
    competence_type: Term | null; // token "science" or other
    institutes: Term[];
    institutsbereiche: Term[];
    administrational_units: Term[];
    research_group?: Term | null; // index "research_group"
    about_me: RichText | null;
    about_me_headline: string | null;
    about_me_shown: boolean;
    vita: RichText | null;
    vita_shown: boolean;
    publications: RichText | null;
    publications_shown: boolean;
    awards_shown: boolean;
    projects_shown: boolean;
    news_shown: boolean;
  };

export type JobOfferContainer = PageBase & {
  '@type': 'JobOfferContainer';
  job_offer_container_text: RichText | null;
};
export type Joboffer = PageBase & {
  '@type': 'Joboffer';
  task_description: RichText | null;
  external_id: string;
  date_of_issue: IsoDate | null;
  submission_date: IsoDate | null; // null: open until filled
  job_offer_location: Term | null; // "Oak Ridge" = USA, "Genua" = Italy, else Germany
  job_offer_location_title: string | null;
  job_offer_institute_title: string | null;
  job_offer_target_groups?: Term[];
  job_offer_fields_of_work?: Term[];
  job_offer_categories?: Term[];
  offer_url: string | null; // embedded application form
  file: NamedFile | null; // the PDF
  image: NamedImage | null;
  short_header_text: string | null;
};

type Numbered<P extends string, N extends number, S extends string, V> = { [K in `${P}_${N}${S}`]?: V };
export type Project = PageBase &
  Numbered<'project_partner', 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10, '' | '_link', string | null> &
  Numbered<'project_partner', 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10, '_logo', NamedImage | null> &
  Numbered<'external_funding_provider', 1 | 2 | 3, '' | '_link', string | null> &
  Numbered<'external_funding_provider', 1 | 2 | 3, '_logo', NamedImage | null> & {
    '@type': 'Project';
    detailed_description: RichText | null;
    image: NamedImage | null;
    project_type: Term | null;
    project_start_month: Term | null; // token "1".."12"
    project_start_year: number | null;
    project_end_month: Term | null;
    project_end_year: number | null;
    link_further_information: string | null;
    link_further_information_text: string | null;
    members: RelationSummary[]; // at most 3 shown
    involved_institutes: Term[];
  };
export type Award = PageBase & {
  '@type': 'Award';
  location: string | null;
  award_date_month: Term | null;
  award_date_year: number | null;
  award_type: Term | null;
  members: RelationSummary[];
  website_link: string | null;
};

export type Cart = PageBase & { '@type': 'Cart' };
export type CartItem = Content &
  Preview & {
    '@type': 'CartItem';
    text: RichText | null;
    image_caption: string | null;
    file: NamedFile | null;
    is_orderable: boolean;
  };
export type Tender = PageBase & {
  '@type': 'Tender';
  feed_url?: string | null; // address of the feed, or path of a File of the site
  feed: TenderFeed | null;
};
interface TenderFeed {
  title: string;
  isInactive: boolean;
  items: { title: string; href: Url; rows: { label: string; value: string }[] }[];
}
export type Intro = PageBase & { '@type': 'Intro' };
export type EmbeddedPage = PageBase & { '@type': 'EmbeddedPage'; url?: string | null }; // field not specified
export type FaqItem = Content & Partial<Blocks> & { '@type': 'FAQ Item'; text?: RichText | null }; // fields not specified
export type OE = PageBase & { '@type': 'OE'; name?: string; token?: Token }; // organisational unit, fields not specified
export type Regelung = Content &
  Partial<Blocks> & { '@type': 'Regelung'; file?: NamedFile | null; text?: RichText | null };
