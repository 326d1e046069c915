import { useIntl } from 'react-intl';
import { PlainText } from '@/editor/plain-text/plain-text';
import { Preview } from '@/editor/preview/preview';
import { PicturePrompt } from '@/editor/prompts/picture-prompt';
import { WholeText } from '@/editor/rich-text/whole-text';
import type { BlockEditProps } from '../../definition';
import type { HighlightData } from '../data';
import { HighlightLayout } from '../layout';
import { HighlightButton } from '../view';
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
        <HighlightButton data={data} />
      </Preview>
    </HighlightLayout>
  );
}
