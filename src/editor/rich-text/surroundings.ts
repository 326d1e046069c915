import { createContext } from 'react';

/** What a link may lead to on the page itself. */
export interface Anchor {
  id: string;
  title: string;
}

/** What somebody has chosen as the target of a link. */
export interface ChosenTarget {
  url: string;
  title: string;
}

/** What texts use of the page round them. */
export interface TextSurroundings {
  /** The headings of the page that can be linked to, asked for when somebody looks at them. */
  anchors: () => readonly Anchor[];
  /** Opens the object browser, which gives what was chosen; undefined when it was closed. */
  browse?: (url: string) => Promise<ChosenTarget | undefined>;
}

/** Its value stays the same while a page is edited: else each of its texts would be drawn anew. */
export const TextSurroundingsContext = createContext<TextSurroundings>({ anchors: () => [] });
