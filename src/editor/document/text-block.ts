import type { StoredBlock } from './types';

/** The block of running text: what Enter makes, and what a page begins with. */
export const textType = 'slate';

export const emptyText: StoredBlock = {
  '@type': textType,
  value: [{ type: 'p', children: [{ text: '' }] }],
  plaintext: '',
};
