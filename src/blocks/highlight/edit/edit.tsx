import { useIntl } from 'react-intl';
import { isDangling } from '@/components/universal-link/link-target';
import { PlainText } from '@/editor/plain-text/plain-text';
import { Preview } from '@/editor/block-forms/preview';
import { DeadButton } from '@/tool/prompts/dead-button';
import { PicturePrompt } from '@/tool/prompts/picture-prompt';
import { WholeText } from '@/editor/rich-text/whole-text';
import type { BlockEditProps } from '../../definition';
import type { HighlightData } from '../data';
import { HighlightLayout } from '../layout';
import { buttonWords, HighlightButton } from '../view';
import { messages } from './messages';
import { withPicture } from './picture';

/** Title and text edited where they stand, over the picture that one is asked for. */
export function HighlightEdit({ data, isSelected, onChange }: BlockEditProps<HighlightData>) {
  const intl = useIntl();
  return (
    <HighlightLayout
      data={data}
      instead={
        <PicturePrompt
          words={messages.noPicture}
          isSelected={isSelected}
          onPicture={(picture) => onChange(withPicture(picture))}
        />
      }
    >
      <h2>
        <PlainText
          value={data.title}
          label={intl.formatMessage(messages.title)}
          placeholder={intl.formatMessage(messages.title)}
          onChange={(title) => onChange({ title })}
        />
      </h2>
      <WholeText
        value={data.value}
        label={intl.formatMessage(messages.text)}
        placeholder={intl.formatMessage(messages.text)}
        onChange={(value) => onChange({ value })}
      />
      <Preview>
        {data.button === true && isDangling(data.buttonLink) ? (
          <p>
            <DeadButton words={buttonWords(data)} />
          </p>
        ) : (
          <HighlightButton data={data} />
        )}
      </Preview>
    </HighlightLayout>
  );
}
