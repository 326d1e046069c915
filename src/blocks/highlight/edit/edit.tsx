import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PlainText } from '@/editor/plain-text/plain-text';
import { Preview } from '@/editor/preview/preview';
import { Prompt } from '@/editor/prompts/prompt';
import { WholeText } from '@/editor/rich-text/whole-text';
import { AddressLine } from '@/editor/widgets/address-line';
import { useBrowse } from '@/editor/widgets/use-browse';
import type { LinkField, Reference } from '@/forms/schema';
import type { BlockEditProps } from '../../definition';
import type { HighlightData } from '../data';
import { HighlightLayout } from '../layout';
import { HighlightButton } from '../view';
import { messages } from './messages';
import { withPicture } from './picture';

const field: LinkField = { widget: 'link', mode: 'image', title: messages.picture };

/** Title and text edited where they stand, over the picture that one is asked for. */
export function HighlightEdit({ data, onChange }: BlockEditProps<HighlightData>) {
  const intl = useIntl();
  return (
    <HighlightLayout
      data={data}
      instead={<PicturePrompt onPicture={(each) => onChange(withPicture(each))} />}
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

function PicturePrompt({ onPicture }: { onPicture: (picture: Reference) => void }) {
  const id = useId();
  const browse = useBrowse(field, [], ([first]) => {
    if (first) onPicture(first);
  });
  return (
    <Prompt
      icon="image"
      words={
        <label htmlFor={id}>
          <FormattedMessage {...messages.noPicture} />
        </label>
      }
    >
      <AddressLine id={id} field={field} fault={undefined} onTarget={onPicture} onBrowse={browse} />
    </Prompt>
  );
}
