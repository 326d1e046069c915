/** Nothing of its own is stored: the block shows the description of the page. */
export type DescriptionData = object;
