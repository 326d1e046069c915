import { textType } from '@/blocks/text-type';
import { isEmpty, nodesOf } from '@/components/slate-value/nodes';
import { typeOf } from './flags';
import type { StoredBlock } from './types';

export const emptyText: StoredBlock = {
  '@type': textType,
  value: [{ type: 'p', children: [{ text: '' }] }],
  plaintext: '',
};

/** Whether a block is a text in which nothing has been written. */
export const isEmptyText = (block: StoredBlock = {}): boolean =>
  typeOf(block) === textType && isEmpty(nodesOf(block['value']));
