import type { BlockSchema } from '@/blocks/definition';
import type { MadeUpData } from '../data';

export const schema: BlockSchema<MadeUpData> = {
  fields: {
    headline: { widget: 'text', title: 'Headline of what is made up' },
    side: {
      widget: 'choice',
      title: 'Side',
      choices: [
        { value: 'left', title: 'Left' },
        { value: 'right', title: 'Right' },
      ],
    },
  },
  fieldsets: [{ id: 'default', title: 'Default', fields: ['headline', 'side'] }],
};
