import type { ReactNode } from 'react';
import type { SlateElement, SlateNode } from './nodes';

/** What a node may contain depends on where it stands. */
export interface NodeContext {
  /** Within a line of text no blocks may stand. */
  inLine: boolean;
  /** A link must hold no other link. */
  inLink: boolean;
  /** Raised and lowered text exclude each other. */
  isShifted: boolean;
}

export const inFlow: NodeContext = { inLine: false, inLink: false, isShifted: false };

/** Draws the nodes that an element holds; handed down, since every element can hold every other. */
export type DrawNodes = (nodes: readonly SlateNode[], context: NodeContext) => ReactNode;

export interface ElementProps<Element extends SlateElement = SlateElement> {
  node: Element;
  context: NodeContext;
  draw: DrawNodes;
}
