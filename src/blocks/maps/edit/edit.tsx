import { AddressPrompt } from '@/tool/prompts/address-prompt';
import { Preview } from '@/editor/block-forms/preview';
import { addressIn, embedSource } from '@/components/consent-gate/embed-source';
import type { BlockEditProps } from '../../definition';
import type { MapsData } from '../data';
import { MapsView } from '../view';
import { messages } from './messages';

/** What visitors see; until there is something, the question for its address. */
export function MapsEdit(props: BlockEditProps<MapsData>) {
  const { id, data, position, onChange } = props;
  if (embedSource(data.url) === undefined)
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
      <MapsView id={id} data={data} position={position} />
    </Preview>
  );
}
