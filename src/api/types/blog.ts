/** The blog types of collective.blog. */
import type { NamedImage, Term, Uid, Url } from './atoms';
import type {
  DocumentContent,
  EventContent,
  FileContent,
  FolderContent,
  ImageContent,
  LanguageRoot,
  LinkContent,
  PageBase,
} from './pages';
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
} from './portal-types';
import type { LinkedTitle } from './summary';

export type BlogFolder = PageBase & { '@type': 'BlogFolder'; banner_image?: NamedImage | null };
export type Author = PageBase & { '@type': 'Author'; fullname?: string }; // fullname is added by @authors
export type BlogTag = PageBase & { '@type': 'BlogTag' };
export type BlogPost = PageBase & {
  '@type': 'Post';
  creators: Uid[]; // UIDs of Authors
  blog_tags: (Term & { url?: Url })[];
  post_tags?: LinkedTitle[];
  post_authors?: LinkedTitle[];
  blog?: LinkedTitle | null;
};

export type AnyContent =
  | DocumentContent
  | ImageContent
  | FileContent
  | LinkContent
  | FolderContent
  | LanguageRoot
  | EventContent
  | Meldung
  | Institut
  | Institutsbereich
  | ResearchGroup
  | Member
  | JobOfferContainer
  | Joboffer
  | Project
  | Award
  | Cart
  | CartItem
  | Tender
  | Intro
  | EmbeddedPage
  | FaqItem
  | OE
  | Regelung
  | BlogFolder
  | Author
  | BlogTag
  | BlogPost;
