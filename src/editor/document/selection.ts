import type { BlockKey } from './types';

interface WindowPoint {
  x: number;
  y: number;
}

/** What is selected of a text, in characters from its start. */
export interface SelectedRange {
  start: number;
  end: number;
  isBackward: boolean;
}

/** A place in a text: an edge, characters from its start, a point of the window, or a column of its first or last line. */
export type TextSpot = 'start' | 'end' | number | WindowPoint | { x: number; line: 'first' | 'last' };

/** A place in a text, or all between two of them. */
export type CaretTarget = TextSpot | { from: TextSpot; to: TextSpot } | SelectedRange;

/** A place in the text of a block. */
export interface TextPoint {
  key: BlockKey;
  at: number;
}

/** What is selected over several texts; the caret is at `head`. */
export interface HeldRange {
  anchor: TextPoint;
  head: TextPoint;
}

/** Where a selection is within texts. */
export type Caret = CaretTarget | HeldRange;

export const isHeldRange = (caret: Caret | undefined): caret is HeldRange =>
  typeof caret === 'object' && 'head' in caret;
