import { FormattedMessage } from 'react-intl';
import { Preview } from '@/editor/preview/preview';
import { Prompt } from '@/editor/prompts/prompt';
import type { BlockEditProps } from '../../definition';
import type { ButtonData } from '../data';
import { ButtonView, wordsOf } from '../view';
import { messages } from './messages';

/** The button as it is seen; one without words could not be found on the page. */
export function ButtonEdit({ id, data, position }: BlockEditProps<ButtonData>) {
  if (wordsOf(data) === '') return <Prompt words={<FormattedMessage {...messages.empty} />} />;
  return (
    <Preview>
      <ButtonView id={id} data={data} position={position} />
    </Preview>
  );
}
