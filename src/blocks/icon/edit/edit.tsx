import { FormattedMessage } from 'react-intl';
import { imageSourceAt } from '@/components/image/image-source';
import { Preview } from '@/editor/block-forms/preview';
import { Prompt } from '@/tool/prompts/prompt';
import type { BlockEditProps } from '../../definition';
import type { IconData } from '../data';
import { IconView } from '../view';
import { messages } from './messages';

export function IconEdit({ id, data, position }: BlockEditProps<IconData>) {
  return (
    <>
      {imageSourceAt(data.icon) === undefined && (
        <Prompt icon="image" words={<FormattedMessage {...messages.prompt} />} />
      )}
      <Preview>
        <IconView id={id} data={data} position={position} />
      </Preview>
    </>
  );
}
