import { firstAndRest, paragraphOf, textFieldsOf } from '@/editor/block-forms/turned-text';
import { textType } from '../../text-type';
import type { BlockTurning } from '../../turning';
import type { HeadingData } from '../data';
import { messages as blockMessages } from '../messages';

/** A heading has one line; what follows the first of a text stays a text. */
export const turning: BlockTurning<HeadingData> = {
  gives: {
    text: {
      fields: ['heading', 'tag', 'alignment'],
      of: ({ heading }) => (heading.trim() === '' ? undefined : [paragraphOf(heading)]),
    },
    title: { fields: ['heading', 'tag', 'alignment'], of: ({ heading }) => heading.trim() || undefined },
  },
  forms: [
    {
      name: 'heading',
      title: blockMessages.title,
      needs: 'text',
      isPlain: true,
      isPresent: () => true,
      makes: (blocks) =>
        blocks.flatMap(({ contents: { text = [] } }) => {
          const { first, rest } = firstAndRest(text);
          const heading = { '@type': 'heading', heading: first, tag: 'h2', alignment: 'left' };
          return [heading, ...rest.map((line) => ({ '@type': textType, ...textFieldsOf([line]) }))];
        }),
    },
  ],
};
