import { FormattedMessage } from 'react-intl';
import { Preview } from '@/editor/block-forms/preview';
import { Prompt } from '@/tool/prompts/prompt';
import type { BlockEditProps } from '../../definition';
import type { AltmetricData } from '../data';
import { AltmetricView } from '../view';
import { messages } from './messages';

export function AltmetricEdit({ id, data, position }: BlockEditProps<AltmetricData>) {
  if (data.idValue.trim() === '') return <Prompt words={<FormattedMessage {...messages.prompt} />} />;
  return (
    <Preview>
      <AltmetricView id={id} data={data} position={position} />
    </Preview>
  );
}
