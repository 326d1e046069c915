import { sides } from '@/tool/form/sides';
import type { BlockSchema } from '../../definition';
import type { QuoteData } from '../data';
import { messages } from './messages';

export const schema: BlockSchema<QuoteData> = {
  fields: {
    author: { widget: 'text', title: messages.author },
    additional_information: { widget: 'text', title: messages.about },
    image: { widget: 'link', title: messages.image, mode: 'image' },
    quotationLanguage: {
      widget: 'choice',
      title: messages.language,
      description: messages.languageHint,
      choices: [
        { value: 'de', title: messages.german },
        { value: 'en', title: messages.english },
      ],
    },
    cite: { widget: 'link', title: messages.cite, mode: 'link' },
    alignment: { widget: 'choice', title: messages.alignment, isRequired: true, choices: sides },
  },
  fieldsets: [
    {
      id: 'default',
      title: messages.settings,
      fields: ['author', 'additional_information', 'image', 'quotationLanguage', 'cite', 'alignment'],
    },
  ],
};
