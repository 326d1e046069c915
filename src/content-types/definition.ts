import type { ComponentType } from 'react';
import type { AnyContent } from '@/api/types/any-content';

export interface ContentViewProps {
  content: AnyContent;
}

/** Parts of the content page that a type leaves out. */
export type PagePart = 'last-modified' | 'tags' | 'context-navigation';

/** How one content type is shown. */
export interface ContentTypeDefinition {
  /** The `@type`. */
  type: string;
  view: ComponentType<ContentViewProps>;
  /** What follows below the page's tags and date, over the whole width. */
  after?: ComponentType<ContentViewProps>;
  hides?: readonly PagePart[];
}

export function defineContentType(definition: ContentTypeDefinition): ContentTypeDefinition {
  return definition;
}
