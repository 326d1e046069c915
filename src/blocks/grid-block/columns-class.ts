import type { GridData } from './data';

/** More columns than this wrap into further rows. */
export const mostColumns = 4;

/** The classes of a row of so many columns. */
export function columnsClass({ align, centeredText }: GridData, count: number): string {
  const classes = [
    'block-grid__columns',
    `block-grid__columns--${Math.min(count, mostColumns)}`,
    centeredText === true && 'block-grid__columns--centered',
    align === 'space-between' && 'block-grid__columns--apart',
  ];
  return classes.filter(Boolean).join(' ');
}
