import { givenText, linesAs, textFieldsOf } from '@/editor/block-forms/turned-text';
import type { BlockTurning } from '../../turning';
import type { TextPillData } from '../data';
import { messages as blockMessages } from '../messages';

export const turningOf = (defaults: () => Partial<TextPillData>): BlockTurning<TextPillData> => ({
  gives: { text: givenText },
  forms: [
    {
      name: 'textPill',
      title: blockMessages.title,
      needs: 'text',
      isPresent: () => true,
      makes: (blocks) => [
        {
          ...defaults(),
          '@type': 'textPillWithStyle',
          ...textFieldsOf(blocks.flatMap(({ contents: { text = [] } }) => linesAs(text, 'p'))),
        },
      ],
    },
  ],
});
