import { FormattedMessage } from 'react-intl';
import { isDangling } from '@/components/universal-link/link-target';
import { Preview } from '@/editor/block-forms/preview';
import { DeadButton } from '@/tool/prompts/dead-button';
import { Prompt } from '@/tool/prompts/prompt';
import type { BlockEditProps } from '../../definition';
import type { ButtonData } from '../data';
import { ButtonView, sideOf, wordsOf } from '../view';
import { messages } from './messages';

/** The button as it is seen; one without words could not be found on the page. */
export function ButtonEdit({ id, data, position }: BlockEditProps<ButtonData>) {
  if (wordsOf(data) === '') return <Prompt words={<FormattedMessage {...messages.empty} />} />;
  return (
    <Preview>
      {isDangling(data.href) ? (
        <div className={`block-button block-button--${sideOf(data)}`}>
          <DeadButton words={wordsOf(data)} />
        </div>
      ) : (
        <ButtonView id={id} data={data} position={position} />
      )}
    </Preview>
  );
}
