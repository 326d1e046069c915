import { flag, oneOf, part, record, stored, text, type Read } from '@/lib/shape';
import { headlineFields, levels } from '../headline';

export const panelType = 'accordionPanel';

/** Titles of panels that fold away what stands below them. */
export const accordionShape = record({
  headline: headlineFields.headline,
  /** What editors call it among themselves. */
  title: text(),
  title_size: oneOf(levels, 'h3'),
  /** Starts with all panels closed; else the first one is open. */
  collapsed: flag(),
  /** Several panels may be open; the older form says the opposite. */
  non_exclusive: flag(),
  exclusive: flag(),
  right_arrows: flag(),
  filtering: flag(),
  /** Panels in boxes of their own; in any other they stand between lines. */
  variation: oneOf(['boxed']),
  /** The panels and their layout. */
  data: part({ blocks: stored(), blocks_layout: stored() }),
  /** What templates say of it. */
  placeholder: text(),
  instructions: text(),
  readOnlyTitles: flag(),
});
export type AccordionData = Read<typeof accordionShape>;

export const panelShape = record({
  title: text(),
  /** Of the accordion round it. */
  title_size: oneOf(levels, 'h3'),
  blocks: stored(),
  blocks_layout: stored(),
});
export type PanelData = Read<typeof panelShape>;

/** Whether an open panel closes the one that was open before it. */
export const isExclusive = ({ non_exclusive, exclusive }: AccordionData): boolean =>
  non_exclusive === undefined ? exclusive !== false : !non_exclusive;
