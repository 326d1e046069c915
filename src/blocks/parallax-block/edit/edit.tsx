import { createElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isDangling } from '@/components/universal-link/link-target';
import { Preview } from '@/editor/block-forms/preview';
import { PlainText } from '@/editor/plain-text/plain-text';
import { DeadButton } from '@/tool/prompts/dead-button';
import { PicturePrompt } from '@/tool/prompts/picture-prompt';
import { Prompt } from '@/tool/prompts/prompt';
import { WholeText } from '@/editor/rich-text/whole-text';
import type { BlockEditProps } from '../../definition';
import { useItemLevel } from '../../page/hooks';
import { isRich, type ParallaxData } from '../data';
import { messages as viewMessages } from '../messages';
import { hasButton, ParallaxButton, ParallaxFrame, pictureOf } from '../view';
import { messages } from './messages';

/** The words are edited on their picture; without one it is asked for. */
export function ParallaxEdit(props: BlockEditProps<ParallaxData>) {
  const { id, data, position, isSelected, onChange } = props;
  const intl = useIntl();
  const level = useItemLevel(id);
  if (pictureOf(data) === undefined)
    return (
      <>
        <Prompt icon="image" words={<FormattedMessage {...messages.noPicture} />} />
        <PicturePrompt
          words={messages.prompt}
          isSelected={isSelected}
          onPicture={(picture) =>
            onChange(isRich(data) ? { url: picture['@id'] } : { imageUrl: picture['@id'] })
          }
        />
      </>
    );
  const line = (name: 'text' | 'title') => (
    <PlainText
      value={data[name]}
      label={intl.formatMessage(messages[name])}
      placeholder={intl.formatMessage(messages[name])}
      onChange={(changed) => onChange({ [name]: changed })}
    />
  );
  return (
    <ParallaxFrame id={id} data={data} position={position}>
      <div className="block-parallax__words">
        {isRich(data) ? (
          <>
            {createElement(`h${level}`, { className: 'block-parallax__title' }, line('title'))}
            <WholeText
              value={data.description}
              label={intl.formatMessage(messages.description)}
              placeholder={intl.formatMessage(messages.description)}
              onChange={(description) => onChange({ description })}
            />
            {isDangling(data.href) && data.styles.hideButton !== true ? (
              <DeadButton
                words={data.buttonText || intl.formatMessage(viewMessages.more, { title: data.title })}
              />
            ) : (
              hasButton(data) && (
                <Preview>
                  <ParallaxButton data={data} />
                </Preview>
              )
            )}
          </>
        ) : (
          <p className="block-parallax__text">{line('text')}</p>
        )}
      </div>
    </ParallaxFrame>
  );
}
