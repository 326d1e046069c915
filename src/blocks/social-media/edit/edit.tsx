import { FormattedMessage } from 'react-intl';
import { Preview } from '@/editor/preview/preview';
import { Prompt } from '@/editor/prompts/prompt';
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
