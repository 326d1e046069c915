import { FormattedMessage } from 'react-intl';
import { Preview } from '@/editor/block-forms/preview';
import { Prompt } from '@/tool/prompts/prompt';
import type { BlockEditProps } from '../../definition';
import type { SocialMediaData } from '../data';
import { hasSocialMedia, SocialMediaView } from '../view';
import { messages } from './messages';

export function SocialMediaEdit({ id, data, position }: BlockEditProps<SocialMediaData>) {
  if (!hasSocialMedia(data)) return <Prompt words={<FormattedMessage {...messages.prompt} />} />;
  return (
    <Preview>
      <SocialMediaView id={id} data={data} position={position} />
    </Preview>
  );
}
