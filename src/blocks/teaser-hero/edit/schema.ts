import { buttonWords, pictureSide } from '@/editor/block-forms/large-teaser-fields';
import { fieldMessages } from '@/editor/block-forms/messages';
import { teaserFields, type TeaserForm } from '@/editor/block-forms/teaser-form';
import type { BlockSchema } from '../../definition';
import type { heroVariations, TeaserHeroData } from '../data';
import { messages } from './messages';

interface TeaserHeroForm extends TeaserForm {
  variation: (typeof heroVariations)[number] | '';
  buttonText: string;
}

export const schema = ({ overwrite }: TeaserHeroData): BlockSchema<TeaserHeroForm> => ({
  fields: {
    ...teaserFields(overwrite !== false),
    variation: pictureSide(messages.top),
    buttonText: buttonWords,
  },
  fieldsets: [
    {
      id: 'default',
      title: fieldMessages.settings,
      fields: ['href', 'overwrite', 'title', 'head_title', 'description', 'preview_image', 'buttonText'],
    },
    { id: 'look', title: fieldMessages.look, fields: ['variation', 'hide_description', 'openLinkInNewTab'] },
  ],
});
