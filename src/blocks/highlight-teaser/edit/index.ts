import { addressForm } from '@/editor/block-forms/address-form';
import { withWordsOf } from '@/editor/block-forms/teaser-form';
import type { BlockEditor, StoredForm } from '../../definition';
import { highlightShape, type HighlightData } from '../data';
import { HighlightEdit } from './edit';
import { schema } from './schema';

const { change } = addressForm(['url', 'imageUrl']);

const form: StoredForm = {
  values: (stored) => {
    const { width, height, flagAlign } = highlightShape.read(stored);
    return { ...stored, width, height, flagAlign };
  },
  change: (stored, name, value) =>
    name === 'href' ? withWordsOf(stored, value) : change(stored, name, value),
};

export const editor: BlockEditor<HighlightData> = { schema, form, edit: HighlightEdit };
