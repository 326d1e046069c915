import type { StoredForm } from '@/blocks/definition';
import { addressIn } from '@/components/consent-gate/embed-source';
import { text } from '@/lib/shape';
import { mediaForm } from './media-align';

/** The form of what is embedded: of a pasted `<iframe>` the address alone is stored. */
export const embedForm: StoredForm = {
  values: mediaForm.values,
  change: (stored, name, value) =>
    mediaForm.change(stored, name, name === 'url' ? addressIn(text().read(value)) : value),
};
