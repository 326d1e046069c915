import type { ComponentType } from 'react';
import type { AnyContent } from '@/api/types/any-content';
import {
  defineContentType,
  type ContentTypeDefinition,
  type ContentViewProps,
  type PagePart,
} from './definition';
import { DocumentView } from './document/document-view';
import { furtherView } from './further-view';

const EmbeddedPageView = furtherView('EmbeddedPageView');
const EventView = furtherView('EventView');
const FileView = furtherView('FileView');
const FolderView = furtherView('FolderView');
const ImageView = furtherView('ImageView');
const LinkView = furtherView('LinkView');
const NewsItemView = furtherView('NewsItemView');
const RelatedNews = furtherView('RelatedNews');
const LabelledFieldsView = furtherView('LabelledFieldsView');

/** Language roots are written both ways; they have neither a navigation column nor a date. */
const languageRoot = { view: DocumentView, hides: ['context-navigation', 'last-modified'] } as const;
const institute = { view: DocumentView, hides: ['context-navigation', 'last-modified'] } as const;

/** Every content type that has something of its own; all others are shown by their layout, else by their fields. */
export const contentTypes: readonly ContentTypeDefinition[] = [
  defineContentType({ type: 'Plone Site', ...languageRoot }),
  defineContentType({ type: 'LRF', ...languageRoot }),
  defineContentType({ type: 'LFR', ...languageRoot }),
  defineContentType({ type: 'Document', view: DocumentView }),
  defineContentType({ type: 'Intro', view: DocumentView }),
  defineContentType({ type: 'Subsite', view: DocumentView }),
  defineContentType({ type: 'ProjectSite', view: DocumentView }),
  defineContentType({ type: 'Institut', ...institute }),
  defineContentType({ type: 'Institutsbereich', ...institute }),
  defineContentType({ type: 'Folder', view: FolderView }),
  defineContentType({ type: 'LIF', view: FolderView }),
  defineContentType({ type: 'File', view: FileView }),
  defineContentType({ type: 'Image', view: ImageView }),
  defineContentType({ type: 'Link', view: LinkView }),
  defineContentType({ type: 'Meldung', view: NewsItemView, after: RelatedNews }),
  defineContentType({ type: 'News Item', view: NewsItemView, after: RelatedNews }),
  defineContentType({ type: 'Event', view: EventView }),
  defineContentType({ type: 'EmbeddedPage', view: EmbeddedPageView }),
  defineContentType({ type: 'Project', view: LabelledFieldsView, hides: ['last-modified'] }),
  defineContentType({ type: 'Member', view: LabelledFieldsView, hides: ['tags'] }),
];

const byType = new Map(contentTypes.map((definition) => [definition.type, definition]));

/** Views of types that have none of their own, by the layout that the CMS names. */
const byLayout: ReadonlyMap<string, ComponentType<ContentViewProps>> = new Map<
  string,
  ComponentType<ContentViewProps>
>([
  ['listing_view', FolderView],
  ['summary_view', FolderView],
  ['newsitem_view', NewsItemView],
  ['event_view', EventView],
]);

/** The view of a page: by its type, else by its layout, else the one that shows whatever fields there are. */
export function viewOf(content: AnyContent): ComponentType<ContentViewProps> {
  const definition = byType.get(content['@type']);
  return definition?.view ?? byLayout.get(content.layout) ?? LabelledFieldsView;
}

/** What follows the page of this type. */
export function afterOf(content: AnyContent): ComponentType<ContentViewProps> | undefined {
  return byType.get(content['@type'])?.after;
}

export function hides(content: AnyContent, part: PagePart): boolean {
  return byType.get(content['@type'])?.hides?.includes(part) ?? false;
}
