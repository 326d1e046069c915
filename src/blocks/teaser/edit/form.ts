import { teaserForm } from '@/editor/block-forms/teaser-form';
import { isRecord } from '@/lib/text';
import type { StoredForm } from '../../definition';

/** The side of the picture lies in `styles`; teasers that have it beside the words keep it there. */
export const form: StoredForm = {
  values: (stored) => {
    const { styles } = stored;
    return { ...teaserForm.values(stored), align: (isRecord(styles) && styles['align']) || stored['align'] };
  },
  change: (stored, name, value) => {
    if (name !== 'align') return teaserForm.change(stored, name, value);
    const styles = isRecord(stored['styles']) ? stored['styles'] : {};
    const isBeside = Object.hasOwn(stored, 'align') && !Object.hasOwn(styles, 'align');
    return isBeside ? { align: value } : { styles: { ...styles, align: value } };
  },
};
