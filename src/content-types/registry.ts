import type { AnyContent } from '@/api/types/any-content';
import type { ContentPageView, ContentTypeEntry, PagePart } from './definition';
import { DocumentView } from './document/document-view';
import {
  blogView,
  fileView,
  jobView,
  memberView,
  newsView,
  offerView,
  orderView,
  otherView,
  peopleView,
  unitPeople,
} from './lazy-view';

const eventView = otherView('event');
const folderView = fileView('folder');
const otherTypeView = fileView('otherType');
const newsItem = { view: newsView('newsItem'), after: newsView('newsItem', 'after') };

/** Language roots, which are written both ways, and institutes have neither a navigation column nor a date. */
const root = { view: DocumentView, hides: ['context-navigation', 'last-modified'] } as const;

/** What readers say of a page. */
export const Comments = otherView('comments');

/** Every content type that has something of its own; all others are shown by their layout, else by their fields. */
export const contentTypes: readonly ContentTypeEntry[] = [
  { type: 'Plone Site', ...root },
  { type: 'LRF', ...root },
  { type: 'LFR', ...root },
  { type: 'Document', view: DocumentView },
  { type: 'Intro', view: DocumentView },
  { type: 'Subsite', view: DocumentView },
  { type: 'ProjectSite', view: DocumentView },
  { type: 'Institut', ...root, after: unitPeople },
  { type: 'Institutsbereich', ...root, after: unitPeople },
  { type: 'Folder', view: folderView },
  { type: 'LIF', view: folderView },
  { type: 'File', view: fileView('file') },
  { type: 'Image', view: fileView('image') },
  { type: 'Link', view: fileView('link') },
  { type: 'Meldung', ...newsItem },
  { type: 'News Item', ...newsItem },
  { type: 'Post', view: blogView('post'), hides: ['tags'] },
  { type: 'BlogFolder', view: blogView('blog') },
  { type: 'Author', view: blogView('author') },
  { type: 'BlogTag', view: blogView('blogTag') },
  { type: 'Event', view: eventView },
  { type: 'EmbeddedPage', view: otherView('embeddedPage') },
  { type: 'Joboffer', view: offerView('jobOffer') },
  { type: 'Tender', view: otherView('tender') },
  { type: 'JobOfferContainer', view: jobView('jobContainer') },
  { type: 'Project', view: peopleView('project'), hides: ['last-modified'] },
  { type: 'Award', view: peopleView('award') },
  { type: 'Cart', view: orderView('cart') },
  { type: 'CartItem', view: orderView('cartItem') },
  { type: 'Research Group', view: peopleView('researchGroup') },
  { type: 'OE', view: peopleView('organisationalUnit') },
  { type: 'Regelung', view: otherView('regulation') },
  { type: 'FAQ Item', view: otherView('faqItem') },
  { type: 'Member', view: memberView('member'), hides: ['tags'] },
];

const byType = new Map(contentTypes.map((entry) => [entry.type, entry]));

/** Views of types that have none of their own, by the layout that the CMS names. */
const byLayout: ReadonlyMap<string, ContentPageView> = new Map([
  ['listing_view', folderView],
  ['summary_view', folderView],
  ['newsitem_view', newsItem.view],
  ['event_view', eventView],
]);

/** The view of a page: by its type, else by its layout, else the one that shows whatever fields there are. */
export function viewOf(content: AnyContent): ContentPageView {
  return byType.get(content['@type'])?.view ?? byLayout.get(content.layout) ?? otherTypeView;
}

/** What follows the page of this type. */
export function afterOf(content: AnyContent): ContentPageView | undefined {
  return byType.get(content['@type'])?.after;
}

export function hides(content: AnyContent, part: PagePart): boolean {
  return byType.get(content['@type'])?.hides?.includes(part) ?? false;
}
