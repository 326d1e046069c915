import { Preview } from '@/editor/preview/preview';
import { PicturePrompt } from '@/editor/prompts/picture-prompt';
import type { BlockEditProps } from '../../definition';
import { pictureField, type HighlightData } from '../data';
import { HighlightView, pictureOf } from '../view';
import { messages } from './messages';

/** What visitors see; until there is a picture, the question for one. */
export function HighlightEdit({ id, data, position, isSelected, onChange }: BlockEditProps<HighlightData>) {
  if (pictureOf(data) === undefined)
    return (
      <PicturePrompt
        words={messages.prompt}
        isSelected={isSelected}
        onPicture={(picture) => onChange({ [pictureField(data)]: picture['@id'] })}
      />
    );
  return (
    <Preview>
      <HighlightView id={id} data={data} position={position} />
    </Preview>
  );
}
