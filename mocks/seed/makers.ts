import type {
  IsoDate,
  IsoDateTime,
  NamedFile,
  NamedImage,
  RichText,
  RichTextInput,
  Term,
  Token,
} from '@/api/types/atoms';
import type { Author, BlogFolder, BlogPost, BlogTag } from '@/api/types/blog';
import type { Content } from '@/api/types/content';
import type {
  DocumentContent,
  EventContent,
  FileContent,
  FolderContent,
  ImageContent,
  LanguageRoot,
  LinkContent,
  PageBase,
  Restricted,
} from '@/api/types/pages';
import type { FzjSettings } from '@/api/types/portal-calls';
import type {
  Award,
  Cart,
  CartItem,
  EmbeddedPage,
  FaqItem,
  Institut,
  Institutsbereich,
  Intro,
  JobOfferContainer,
  Joboffer,
  Meldung,
  Member,
  OE,
  Project,
  Regelung,
  ResearchGroup,
  Tender,
} from '@/api/types/portal-types';
import type { RelationSummary } from '@/api/types/summary';
import type { Target } from './blocks';
import type { SeedFile, SeedItem, SeedLanguage, SeedPicture, SeedText } from './types';

/** The form in which a client sends what the wire type `V` is read as. */
type Stored<V> = V extends NamedImage
  ? SeedPicture
  : V extends NamedFile
    ? SeedFile | SeedText
    : V extends RichText
      ? RichTextInput
      : V extends Term
        ? Token
        : V extends RelationSummary
          ? string
          : V extends readonly (infer Entry)[]
            ? readonly Stored<Entry>[]
            : V;

/** What every item is described by besides the fields of its type. */
type Frame = Omit<SeedItem, 'type' | 'fields'>;

/** Keys that the server makes, or that the frame of a seed item carries already. */
type ServerKey = Exclude<
  keyof Content,
  'allow_discussion' | 'contributors' | 'rights' | 'exclude_from_nav' | 'relatedItems'
>;
type StoredFields<C, Required extends keyof C = never> = {
  readonly [K in Exclude<keyof C, ServerKey | 'blocks' | 'blocks_layout' | Required>]?: Stored<C[K]>;
} & { readonly [K in Required]: Stored<C[K]> };

/** A subsite has the identity of an institute's area, under another type. */
type Subsite = Omit<Institutsbereich, '@type'>;
/** The logo is a picture of the site itself; `@fzjsettings` tells its file name only. Partners' logos are Image items. */
type ProjectSite = PageBase &
  Omit<FzjSettings, '@id' | 'project' | 'logo' | 'pre_footer' | 'portal_footer'> & {
    logo: NamedImage | null;
    special: boolean;
    pre_footer: readonly (Omit<FzjSettings['pre_footer'][number], 'logo'> & { logo: Target[] | null })[];
  };

type Maker<C, Required extends keyof C = never> = (item: Frame & StoredFields<C, Required>) => SeedItem;

function maker(type: string): (item: Frame) => SeedItem {
  return (item) => {
    const { path, title, description, state, translationOf, created, modified, ...others } = item;
    const { effective, expires, creators, subjects, blocks, comments, ...fields } = others;
    const frame = { path, type, title, description, state, translationOf, created, modified };
    return { ...frame, effective, expires, creators, subjects, blocks, comments, fields };
  };
}

export const makeDocument: Maker<DocumentContent> = maker('Document');
export const makeLanguageRoot: Maker<LanguageRoot> = maker('LRF');
export const makeFolder: Maker<FolderContent> = maker('Folder');
export const makeImage: Maker<ImageContent, 'image'> = maker('Image');
export const makeFile: Maker<FileContent & Restricted, 'file'> = maker('File');
export const makeLink: Maker<LinkContent, 'remoteUrl'> = maker('Link');
export const makeMeldung: Maker<Meldung> = maker('Meldung');
export const makeEvent: Maker<EventContent, 'start' | 'end'> = maker('Event');
export const makeInstitut: Maker<Institut, 'name'> = maker('Institut');
export const makeInstitutsbereich: Maker<Institutsbereich, 'name'> = maker('Institutsbereich');
export const makeSubsite: Maker<Subsite, 'name'> = maker('Subsite');
export const makeProjectSite: Maker<ProjectSite> = maker('ProjectSite');
export const makeMember: Maker<Member, 'name' | 'firstname'> = maker('Member');
export const makeResearchGroup: Maker<ResearchGroup, 'name' | 'token'> = maker('Research Group');
export const makeUnit: Maker<OE, 'name' | 'token'> = maker('OE');
export const makeFaqItem: Maker<FaqItem> = maker('FAQ Item');
export const makeRegulation: Maker<Regelung> = maker('Regelung');
export const makeEmbeddedPage: Maker<EmbeddedPage, 'url'> = maker('EmbeddedPage');
export const makeIntro: Maker<Intro> = maker('Intro');
export const makeJobOfferContainer: Maker<JobOfferContainer> = maker('JobOfferContainer');
export const makeJoboffer: Maker<Joboffer, 'external_id'> = maker('Joboffer');
export const makeProject: Maker<Project> = maker('Project');
export const makeAward: Maker<Award> = maker('Award');
export const makeCart: Maker<Cart> = maker('Cart');
export const makeCartItem: Maker<CartItem & Restricted> = maker('CartItem');
export const makeTender: Maker<Tender, 'feed_url'> = maker('Tender');
export const makeBlog: Maker<BlogFolder> = maker('BlogFolder');
export const makeAuthor: Maker<Author> = maker('Author');
export const makeBlogTag: Maker<BlogTag> = maker('BlogTag');
export const makePost: Maker<BlogPost> = maker('Post');

/** The seed's calendar: everything in the demo lies before or after the day on which it is loaded. */
export interface DayClock {
  /** Year of that day. */
  year: number;
  /** The instant so many days ahead at a time of day in Berlin, '09:00' when none is given. */
  plus(days: number, time?: string): IsoDateTime;
  /** The instant so many days ago. */
  minus(days: number, time?: string): IsoDateTime;
  /** The bare date so many days ahead (negative: ago). */
  date(days: number): IsoDate;
  /** The same date as it stands in running text: "5. Januar 2027", "5 January 2027". */
  text(days: number, language: SeedLanguage): string;
}

const zone = 'Europe/Berlin';
const dayLength = 86_400_000;
const berlinDate = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' });
const berlinTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: zone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The instant at which clocks in Berlin show this date and time. */
function inBerlin(date: IsoDate, time: string): IsoDateTime {
  const asUtc = Date.parse(`${date}T${time}:00Z`);
  const shown = Date.parse(`${berlinTime.format(asUtc).replace(' ', 'T')}Z`);
  return new Date(2 * asUtc - shown).toISOString().replace('.000Z', '+00:00');
}

export function createDayClock(today: Date): DayClock {
  const noon = Date.parse(`${berlinDate.format(today)}T12:00:00Z`);
  const date = (days: number): IsoDate => new Date(noon + days * dayLength).toISOString().slice(0, 10);
  return {
    year: new Date(noon).getUTCFullYear(),
    plus: (days, time = '09:00') => inBerlin(date(days), time),
    minus: (days, time = '09:00') => inBerlin(date(-days), time),
    date,
    text: (days, language) =>
      new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
        dateStyle: 'long',
        timeZone: 'UTC',
      }).format(noon + days * dayLength),
  };
}

/** What each module of the seed exports. */
export type SeedModule = (day: DayClock) => readonly SeedItem[];
