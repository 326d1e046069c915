import { FormattedMessage } from 'react-intl';
import { FurtherWords } from '@/components/further-words/further-words';
import { Preview } from '@/editor/preview/preview';
import { Prompt } from '@/editor/prompts/prompt';
import type { BlockEditProps } from '../../definition';
import type { AltmetricData } from '../data';
import { AltmetricView } from '../view';
import { messages } from './messages';

export function AltmetricEdit({ id, data, position }: BlockEditProps<AltmetricData>) {
  if (data.idValue.trim() === '') return <Prompt words={<FormattedMessage {...messages.prompt} />} />;
  return (
    <Preview>
      <FurtherWords part="view">
        <AltmetricView id={id} data={data} position={position} />
      </FurtherWords>
    </Preview>
  );
}
