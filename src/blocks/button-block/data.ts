import type { BlockFrame } from '../definition';

export interface ButtonData extends BlockFrame {
  title?: string;
  href?: unknown;
  align?: 'left' | 'center' | 'right';
  /** Volto's own button block keeps the alignment of its words here. */
  inneralign?: string;
  openLinkInNewTab?: boolean;
}
