import { FormattedMessage } from 'react-intl';
import { isDangling } from '@/components/universal-link/link-target';
import { Preview } from '@/editor/preview/preview';
import { Prompt } from '@/editor/prompts/prompt';
import type { BlockEditProps } from '../../definition';
import type { ButtonData } from '../data';
import { ButtonView, wordsOf } from '../view';
import { messages } from './messages';

/** The button as it is seen; one without words could not be found on the page. */
export function ButtonEdit({ id, data, position }: BlockEditProps<ButtonData>) {
  if (wordsOf(data) === '') return <Prompt words={<FormattedMessage {...messages.empty} />} />;
  // Of one that leads nowhere visitors see nothing; here it stands, so that it can be mended.
  const seen = isDangling(data.href) ? { ...data, href: undefined } : data;
  return (
    <Preview>
      <ButtonView id={id} data={seen} position={position} />
    </Preview>
  );
}
