import { sideChoices } from '@/editor/block-forms/choices';
import { fieldMessages } from '@/editor/block-forms/messages';
import { teaserFields, type TeaserForm } from '@/editor/block-forms/teaser-form';
import { isRecord } from '@/lib/text';
import type { BlockSchema } from '../../definition';
import type { TeaserData } from '../data';

interface Form extends TeaserForm {
  align: 'left' | 'center' | 'right' | '';
}

type Stored = Readonly<Record<string, unknown>>;

/** The side of the picture lies in `styles`; teasers that have it beside the words keep it there. */
const side = {
  read: ({ styles, align }: Stored) => (isRecord(styles) && styles['align']) || align,
  write: (stored: Stored, value: unknown) => {
    const styles = isRecord(stored['styles']) ? stored['styles'] : {};
    const isBeside = Object.hasOwn(stored, 'align') && !Object.hasOwn(styles, 'align');
    return isBeside ? { align: value } : { styles: { ...styles, align: value } };
  },
};

export const schema = ({ overwrite }: TeaserData): BlockSchema<Form> => ({
  fields: {
    ...teaserFields(overwrite !== false),
    align: { widget: 'choice', title: fieldMessages.align, choices: sideChoices, ...side },
  },
  fieldsets: [
    {
      id: 'default',
      title: fieldMessages.settings,
      fields: [
        'href',
        'overwrite',
        'title',
        'head_title',
        'description',
        'preview_image',
        'openLinkInNewTab',
      ],
    },
    { id: 'look', title: fieldMessages.look, fields: ['align', 'hide_description'] },
  ],
});
