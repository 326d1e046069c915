import type { AccordionData } from './data';

/** The signs that a panel opens stand at its end, unless an editor wants them before its title. */
export const classOf = ({ right_arrows, variation }: AccordionData): string =>
  [
    'block-accordion',
    right_arrows === false && 'block-accordion--sign-first',
    variation === 'boxed' && 'block-accordion--boxed',
  ]
    .filter(Boolean)
    .join(' ');
