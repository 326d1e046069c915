import { useIntl } from 'react-intl';
import { imageSourceAt } from '@/components/image/image-source';
import { PlainText } from '@/editor/plain-text/plain-text';
import { PicturePrompt } from '@/tool/prompts/picture-prompt';
import type { BlockEditProps } from '../../definition';
import type { HeroData } from '../data';
import { HeroFrame } from '../view';
import { messages } from './messages';

/** Title and text are edited beside the picture, which is asked for until there is one. */
export function HeroEdit({ id, data, position, isSelected, onChange }: BlockEditProps<HeroData>) {
  const intl = useIntl();
  const line = (name: 'title' | 'description') => (
    <PlainText
      value={data[name]}
      label={intl.formatMessage(messages[name])}
      placeholder={intl.formatMessage(messages[name])}
      onChange={(changed) => onChange({ [name]: changed })}
    />
  );
  return (
    <>
      {imageSourceAt(data) === undefined && (
        <PicturePrompt
          words={messages.prompt}
          isSelected={isSelected}
          onPicture={(picture) => onChange({ url: picture['@id'] })}
        />
      )}
      <HeroFrame id={id} data={data} position={position} title={line('title')} text={line('description')} />
    </>
  );
}
