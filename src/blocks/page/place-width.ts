import { createContext } from 'react';

/** How many columns stand side by side where a block stands; one is as wide as the page. */
export const ColumnsContext = createContext(1);

/** How wide a share of such a column is, as the `sizes` of an `<img>`; in a window of middle width two stand in a row. */
export const placeWidth = (columns: number, share = 1): string =>
  `(min-width: 1200px) ${Math.round((1200 * share) / columns)}px, (min-width: 768px) ${Math.round((100 * share) / Math.min(columns, 2))}vw, 100vw`;

/** What of its place a picture beside words takes. */
export const besideWords = 7 / 12;
