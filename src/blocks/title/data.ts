/** Nothing of its own is stored: the block shows the title of the page. */
export type TitleData = object;
