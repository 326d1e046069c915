import { useIntl } from 'react-intl';
import { isDangling } from '@/components/universal-link/link-target';
import { Preview } from '@/editor/block-forms/preview';
import { DeadButton } from '@/tool/prompts/dead-button';
import { PicturePrompt } from '@/tool/prompts/picture-prompt';
import type { BlockEditProps } from '../../definition';
import { pictureField, type HighlightData } from '../data';
import { messages as viewMessages } from '../messages';
import { HighlightView, pictureOf } from '../view';
import { messages } from './messages';

/** What visitors see; until there is a picture, the question for one. A target that is gone is said below. */
export function HighlightEdit({ id, data, position, isSelected, onChange }: BlockEditProps<HighlightData>) {
  const intl = useIntl();
  const { '@type': type, hideButton, link, href, linkTitle, title } = data;
  const hasDeadButton =
    type !== 'highlightTeaserWithoutButton' && hideButton !== true && (isDangling(link) || isDangling(href));
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
      {hasDeadButton && (
        <p>
          <DeadButton words={linkTitle || intl.formatMessage(viewMessages.more, { title })} />
        </p>
      )}
    </Preview>
  );
}
