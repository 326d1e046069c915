import { FormattedMessage } from 'react-intl';
import { Preview } from '@/editor/block-forms/preview';
import { Prompt } from '@/tool/prompts/prompt';
import type { BlockEditProps } from '../../definition';
import type { LogosData } from '../data';
import { logosOf } from '../logos-of';
import { LogosView } from '../view';
import { messages } from './messages';

/** The logos as they are seen; they are added in the form. */
export function LogosEdit({ id, data, position }: BlockEditProps<LogosData>) {
  if (logosOf(data).length === 0)
    return <Prompt icon="image" words={<FormattedMessage {...messages.prompt} />} />;
  return (
    <Preview>
      <LogosView id={id} data={data} position={position} />
    </Preview>
  );
}
