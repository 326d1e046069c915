import { sideChoices } from '@/editor/block-forms/choices';
import { fieldMessages } from '@/editor/block-forms/messages';
import { teaserFields, type TeaserForm } from '@/editor/block-forms/teaser-form';
import type { BlockSchema } from '../../definition';
import type { TeaserData } from '../data';

interface Form extends TeaserForm {
  align: 'left' | 'center' | 'right' | '';
}

export const schema = ({ overwrite }: TeaserData): BlockSchema<Form> => ({
  fields: {
    ...teaserFields(overwrite !== false),
    align: { widget: 'choice', title: fieldMessages.align, choices: sideChoices },
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
