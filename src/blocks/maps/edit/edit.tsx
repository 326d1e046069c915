import { AddressPrompt } from '@/editor/prompts/address-prompt';
import { Preview } from '@/editor/preview/preview';
import { embedSource } from '@/components/consent-gate/embed-source';
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
        onTake={(url) => onChange({ url })}
      />
    );
  return (
    <Preview>
      <MapsView id={id} data={data} position={position} />
    </Preview>
  );
}
