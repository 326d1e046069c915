import { addressForm } from '@/editor/block-forms/address-form';
import { changeOf } from '@/editor/side-form/inner-fields';
import type { BlockEditor, StoredForm } from '../../definition';
import { parallaxShape, type ParallaxData } from '../data';
import { ParallaxEdit } from './edit';
import { schema } from './schema';

const pictures = addressForm(['imageUrl', 'url']);

/** What of the form lies in `styles` goes back there. */
const form: StoredForm = {
  values: (stored) => {
    const { fontColor, styles } = parallaxShape.read(stored);
    return { ...stored, fontColor, 'styles.size': styles.size, 'styles.hideButton': styles.hideButton };
  },
  change: (stored, name, value) =>
    name.startsWith('styles.') ? changeOf(stored, name, value) : pictures.change(stored, name, value),
};

export const editor: BlockEditor<ParallaxData> = {
  schema,
  form,
  defaults: () => ({ fontColor: '#fff' }),
  edit: ParallaxEdit,
};
