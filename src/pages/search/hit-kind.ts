import type { MessageDescriptor } from 'react-intl';
import type { SearchHit } from '@/api/search-query';
import { extrasOf } from './data';
import { typeMessages } from './messages';

/** What a hit is drawn as. */
export type HitKind = 'page' | 'news' | 'event' | 'image' | 'file' | 'person';

interface HitType {
  kind: HitKind;
  message: MessageDescriptor;
}

const page = (message: MessageDescriptor): HitType => ({ kind: 'page', message });

/** By the type's name and by its English title: Solr knows the title alone. */
const types = new Map<string, HitType>(
  Object.entries({
    Document: page(typeMessages.page),
    Page: page(typeMessages.page),
    Intro: page(typeMessages.page),
    'Start Page': page(typeMessages.page),
    Meldung: { kind: 'news', message: typeMessages.news },
    News: { kind: 'news', message: typeMessages.news },
    'News Item': { kind: 'news', message: typeMessages.news },
    Event: { kind: 'event', message: typeMessages.event },
    Image: { kind: 'image', message: typeMessages.image },
    File: { kind: 'file', message: typeMessages.file },
    Member: { kind: 'person', message: typeMessages.person },
    Person: { kind: 'person', message: typeMessages.person },
    Joboffer: page(typeMessages.job),
    'Job Offer': page(typeMessages.job),
    Institut: page(typeMessages.institute),
    Institute: page(typeMessages.institute),
    Institutsbereich: page(typeMessages.area),
    'Institute Area': page(typeMessages.area),
    'Research Group': page(typeMessages.group),
    Project: page(typeMessages.project),
    ProjectSite: page(typeMessages.project),
    'Project Site': page(typeMessages.project),
    Tender: page(typeMessages.tender),
    Award: page(typeMessages.award),
    Post: page(typeMessages.post),
    'Blog Post': page(typeMessages.post),
    Author: page(typeMessages.author),
    'Blog Author': page(typeMessages.author),
    BlogFolder: page(typeMessages.blog),
    Blog: page(typeMessages.blog),
    BlogTag: page(typeMessages.blogTag),
    'Blog Tag': page(typeMessages.blogTag),
    Cart: page(typeMessages.cart),
    CartItem: page(typeMessages.publication),
    'Cart Item': page(typeMessages.publication),
    Collection: page(typeMessages.collection),
    EmbeddedPage: page(typeMessages.embedded),
    'Embedded Page': page(typeMessages.embedded),
    'FAQ Item': page(typeMessages.question),
    Folder: page(typeMessages.folder),
    JobOfferContainer: page(typeMessages.jobs),
    'Job Offers': page(typeMessages.jobs),
    LIF: page(typeMessages.folder),
    'Language Independent Folder': page(typeMessages.folder),
    LRF: page(typeMessages.home),
    'Language Root Folder': page(typeMessages.home),
    'Plone Site': page(typeMessages.home),
    Link: page(typeMessages.link),
    OE: page(typeMessages.unit),
    Unit: page(typeMessages.unit),
    Regelung: page(typeMessages.regulation),
    Regulation: page(typeMessages.regulation),
    Subsite: page(typeMessages.subsite),
  } satisfies Record<string, HitType>),
);

function typeOf(hit: SearchHit): HitType | undefined {
  return types.get(extrasOf(hit).portal_type) ?? types.get(hit['@type']);
}

export function kindOf(hit: SearchHit): HitKind {
  return typeOf(hit)?.kind ?? 'page';
}

/** What a hit is called, as a message; a type that the portal does not know has the server's words alone. */
export function typeMessageOf(hit: SearchHit): MessageDescriptor | string {
  return typeOf(hit)?.message ?? (extrasOf(hit).type_title || hit['@type']);
}
