import { addressForm } from '@/editor/block-forms/address-form';
import { changeOf } from '@/tool/form/inner-fields';
import type { BlockEditor, StoredForm } from '../../definition';
import { colourOf, overlays, parallaxShape, type ParallaxData } from '../data';
import { ParallaxEdit } from './edit';
import { schema } from './schema';

const pictures = addressForm(['imageUrl', 'url']);

type Stored = Readonly<Record<string, unknown>>;

/** Colour and overlay are written in the words in which they are stored. */
function changed(stored: Stored, name: string, value: unknown): Stored {
  const { styles } = parallaxShape.read(stored);
  if (name === 'fontColor' && styles.colors !== undefined)
    return changeOf(stored, 'styles.colors', value === '#000' ? 'black' : 'white');
  if (name === 'overlay' && typeof stored['overlay'] === 'string')
    return { overlay: value === true ? overlays.overlaid : overlays.bare };
  return name.startsWith('styles.') ? changeOf(stored, name, value) : pictures.change(stored, name, value);
}

/** What of the form lies in `styles` goes back there. */
const form: StoredForm = {
  values: (stored) => {
    const data = parallaxShape.read(stored);
    return {
      ...stored,
      fontColor: colourOf(data),
      overlay: data.overlay,
      'styles.size': data.styles.size,
      'styles.hideButton': data.styles.hideButton,
    };
  },
  change: changed,
};

export const editor: BlockEditor<ParallaxData> = {
  schema,
  form,
  defaults: () => ({ fontColor: '#fff' }),
  edit: ParallaxEdit,
};
