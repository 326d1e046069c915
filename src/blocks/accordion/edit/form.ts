import { changeOf } from '@/tool/form/inner-fields';
import { readOnce } from '@/lib/read-once';
import type { StoredForm } from '../../definition';
import { accordionShape, isExclusive } from '../data';

/** Whether several panels may be open is stored under either of two names, of which one says the opposite. */
export const form: StoredForm = {
  values: (stored) => {
    const data = readOnce(accordionShape, stored);
    const { title_size, right_arrows } = data;
    return { ...stored, title_size, right_arrows: right_arrows !== false, non_exclusive: !isExclusive(data) };
  },
  change: (stored, name, value) => {
    if (name !== 'non_exclusive' || !Object.hasOwn(stored, 'exclusive')) return changeOf(stored, name, value);
    const isBoth = Object.hasOwn(stored, 'non_exclusive');
    return { exclusive: value !== true, ...(isBoth && { non_exclusive: value }) };
  },
};
