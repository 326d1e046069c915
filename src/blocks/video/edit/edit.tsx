import { addressIn } from '@/components/consent-gate/embed-source';
import { AddressPrompt } from '@/tool/prompts/address-prompt';
import { Preview } from '@/editor/block-forms/preview';
import { videoSource } from '@/components/consent-gate/video-source';
import type { BlockEditProps } from '../../definition';
import type { VideoData } from '../data';
import { VideoView } from '../view';
import { messages } from './messages';

/** What visitors see; until there is something, the question for its address. */
export function VideoEdit(props: BlockEditProps<VideoData>) {
  const { id, data, position, onChange } = props;
  if (videoSource(data.url) === undefined)
    return (
      <AddressPrompt
        value={data.url}
        words={messages.prompt}
        wrong={messages.wrong}
        onTake={(pasted) => onChange({ url: addressIn(pasted) })}
      />
    );
  return (
    <Preview>
      <VideoView id={id} data={data} position={position} />
    </Preview>
  );
}
