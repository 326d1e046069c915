import type { AnyContent } from '@/api/types/any-content';
import type { ContentPageView, ContentTypeEntry, PagePart } from './definition';
import { DocumentView } from './document/document-view';
import { lazyView, unitPeople } from './lazy-view';

const eventView = lazyView('event');
const folderView = lazyView('folder');
const otherTypeView = lazyView('otherType');
const newsItem = { view: lazyView('newsItem'), after: lazyView('newsItem', 'after') };

/** Language roots, which are written both ways, and institutes have neither a navigation column nor a date. */
const root = { view: DocumentView, hides: ['context-navigation', 'last-modified'] } as const;

/** What readers say of a page. */
export const Comments = lazyView('comments');

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
  { type: 'File', view: lazyView('file') },
  { type: 'Image', view: lazyView('image') },
  { type: 'Link', view: lazyView('link') },
  { type: 'Meldung', ...newsItem },
  { type: 'News Item', ...newsItem },
  { type: 'Post', view: lazyView('post'), hides: ['tags'] },
  { type: 'BlogFolder', view: lazyView('blog') },
  { type: 'Author', view: lazyView('author') },
  { type: 'BlogTag', view: lazyView('blogTag') },
  { type: 'Event', view: eventView },
  { type: 'EmbeddedPage', view: lazyView('embeddedPage') },
  { type: 'Joboffer', view: lazyView('jobOffer') },
  { type: 'Tender', view: lazyView('tender') },
  { type: 'JobOfferContainer', view: lazyView('jobContainer') },
  { type: 'Project', view: lazyView('project'), hides: ['last-modified'] },
  { type: 'Award', view: lazyView('award') },
  { type: 'Cart', view: lazyView('cart') },
  { type: 'CartItem', view: lazyView('cartItem') },
  { type: 'Research Group', view: lazyView('researchGroup') },
  { type: 'OE', view: lazyView('organisationalUnit') },
  { type: 'Regelung', view: lazyView('regulation') },
  { type: 'FAQ Item', view: lazyView('faqItem') },
  { type: 'Member', view: lazyView('member'), hides: ['tags'] },
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
