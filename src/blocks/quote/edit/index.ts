import { isEmpty } from '@/components/slate-value/nodes';
import type { BlockEditor } from '../../definition';
import type { QuoteData } from '../data';
import { QuoteEdit } from './edit';
import { schema } from './schema';
import { turning } from './turning';

export const editor: BlockEditor<QuoteData> = {
  schema,
  defaults: () => ({ value: [{ type: 'p', children: [{ text: '' }] }], plaintext: '', alignment: 'left' }),
  checks: { isEmpty: ({ value, plaintext }) => isEmpty(value) && plaintext.trim() === '' },
  turning,
  edit: QuoteEdit,
};
