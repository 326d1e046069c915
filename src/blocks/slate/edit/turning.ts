import { isElement, type SlateNode } from '@/components/slate-value/nodes';
import { givenText, linesAs, paragraphOf, textFieldsOf } from '@/editor/block-forms/turned-text';
import type { EditedElement } from '@/editor/rich-text/value/nodes';
import type { BlockTurning, TurnedBlock } from '../../turning';
import { textType } from '../../text-type';
import type { SlateData } from '../data';
import { turningMessages as messages } from './messages';

const textBlockOf = (value: readonly EditedElement[]) => ({ '@type': textType, ...textFieldsOf([...value]) });

/** The rich text of a block; a title is a line of it. */
const linesOf = ({ contents: { text, title } }: TurnedBlock, type: string): EditedElement[] =>
  text ? linesAs(text, type) : linesAs([paragraphOf(title ?? '')], type);

const isAll = (value: readonly SlateNode[], type: string): boolean => {
  const [first] = value;
  return value.length === 1 && first !== undefined && isElement(first) && first.type === type;
};

const listOf = (type: 'ul' | 'ol') => ({
  name: type,
  title: messages[type],
  needs: 'text' as const,
  isPresent: ({ value }: SlateData) => isAll(value, type),
  makes: (blocks: readonly TurnedBlock[]) => [
    textBlockOf([{ type, children: blocks.flatMap((block) => linesOf(block, 'li')) }]),
  ],
});

/** A text has a block for each paragraph; the items of a list stand in one. */
export const turning: BlockTurning<SlateData> = {
  gives: { text: givenText },
  forms: [
    {
      name: 'p',
      title: messages.p,
      needs: 'text',
      isPresent: ({ value }) => isAll(value, 'p'),
      makes: (blocks) => blocks.flatMap((block) => linesOf(block, 'p').map((line) => textBlockOf([line]))),
    },
    listOf('ul'),
    listOf('ol'),
    {
      name: 'callout',
      title: messages.callout,
      needs: 'text',
      isPresent: ({ value }) => isAll(value, 'callout'),
      makes: (blocks) => blocks.map((block) => textBlockOf(linesOf(block, 'callout'))),
    },
  ],
};
