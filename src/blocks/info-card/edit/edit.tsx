import { FormattedMessage } from 'react-intl';
import { Preview } from '@/editor/block-forms/preview';
import { Prompt } from '@/tool/prompts/prompt';
import type { BlockEditProps } from '../../definition';
import type { InfoCardData } from '../data';
import { InfoCardView } from '../view';
import { messages } from './messages';

export function InfoCardEdit({ id, data, position }: BlockEditProps<InfoCardData>) {
  if (data.title === '' && data.description === '')
    return <Prompt words={<FormattedMessage {...messages.prompt} />} />;
  return (
    <Preview>
      <InfoCardView id={id} data={data} position={position} />
    </Preview>
  );
}
