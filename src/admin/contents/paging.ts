/** The parameter of the address that holds the page. */
export const pageParameter = 'page';

/** How many items stand on a page, unless all are asked for. */
export const pageSize = 50;
