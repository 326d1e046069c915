/** The block of running text: what Enter makes, and what a page begins with. */
export const textType = 'slate';
