import { givenText, linesAs, textFieldsOf } from '@/editor/block-forms/turned-text';
import type { BlockTurning } from '../../turning';
import type { QuoteData } from '../data';
import { messages as blockMessages } from '../messages';

export const turning: BlockTurning<QuoteData> = {
  gives: { text: givenText },
  forms: [
    {
      name: 'quote',
      title: blockMessages.title,
      needs: 'text',
      isPresent: () => true,
      makes: (blocks) =>
        blocks.map(({ contents: { text = [] } }) => ({
          '@type': 'quote',
          ...textFieldsOf(linesAs(text, 'p')),
          alignment: 'left',
        })),
    },
  ],
};
