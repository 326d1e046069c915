import type { ComponentType } from 'react';
import type { AnyContent } from '@/api/types/any-content';
import type { Thing } from '@/components/structured-data/thing';
import type { Language } from '@/lib/language';
import type { Shape } from '@/lib/shape';

export interface ContentViewProps<Data extends object = object> {
  /** The page as it was fetched, for its blocks and its picture. */
  content: AnyContent;
  /** What the type's shape read of it. */
  data: Data;
}

/** How one content type is drawn. */
export interface ContentType<Data extends object = object> {
  /** The fields that its view shows: their types, and the reader of what is stored. */
  shape: Shape<Data>;
  view: ComponentType<ContentViewProps<Data>>;
  /** What follows below the page's tags and date, over the whole width. */
  after?: ComponentType<ContentViewProps<Data>>;
  /** Types of what lies in it, of which a feed tells. */
  feeds?: readonly string[];
  /** What search engines learn of the page, in the words of schema.org; undefined where it says too little. */
  structuredData?: (page: ContentViewProps<Data>, language: Language) => Thing | undefined;
}

/** Infers the data of a type, and forgets it: its own shape makes what its view gets. */
export function defineContentType<Data extends object>(definition: ContentType<Data>): ContentType {
  return definition as unknown as ContentType;
}

/** A view that reads its page by itself. */
export type ContentPageView = ComponentType<Pick<ContentViewProps, 'content'>>;

/** Parts of the content page that a type leaves out. */
export type PagePart = 'last-modified' | 'tags' | 'context-navigation';

/** One content type as the content page knows it. */
export interface ContentTypeEntry {
  /** The `@type`. */
  type: string;
  view: ContentPageView;
  after?: ContentPageView;
  hides?: readonly PagePart[];
}
