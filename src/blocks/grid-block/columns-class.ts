import type { GridData } from './data';

/** More columns than this wrap into further rows. */
export const mostColumns = 4;

/** Icons are small: more of them stand in one row. */
export const mostIcons = 6;

export const isOfIcons = (grid: GridData): boolean =>
  grid['@type'] === 'icons' || (grid['@type'] === 'imagesGrid' && grid.variation === 'icons');

/** How many columns a grid may have. */
export const mostOf = (grid: GridData): number => (isOfIcons(grid) ? mostIcons : mostColumns);

/** The classes of a row of so many columns. */
export function columnsClass(grid: GridData, count: number): string {
  const { align, centeredText } = grid;
  const classes = [
    'block-grid__columns',
    isOfIcons(grid) ? 'block-grid__columns--icons' : `block-grid__columns--${Math.min(count, mostColumns)}`,
    centeredText === true && 'block-grid__columns--centered',
    align === 'space-between' && 'block-grid__columns--apart',
  ];
  return classes.filter(Boolean).join(' ');
}
