import type { Language } from '@/lib/language';

/** One element of the page's head: its name and its attributes. */
export interface HeadElement {
  tag: 'meta' | 'link';
  attributes: Readonly<Record<string, string>>;
}

/** What the head of a page says. */
export interface PageHead {
  language: Language;
  /** Of the browser's tab. */
  title: string;
  elements: readonly HeadElement[];
  /** Texts of scripts with JSON-LD; none can end its script. */
  linkedData: readonly string[];
}

/** Content that a visitor's browser asks for at a path of the site. */
export interface VisitedContent {
  path: string;
  /** The call that it makes, behind the prefix of the API. */
  call: string;
  /** In whose words it asks; where the path names no language this one is the site's. */
  language: Language;
  /** A screen of the app stands there as long as there is no such content. */
  isScreenElse: boolean;
}
