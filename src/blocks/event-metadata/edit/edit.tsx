import { FormattedMessage } from 'react-intl';
import { defineMessages } from '@/i18n/define-messages';
import { Preview } from '@/editor/block-forms/preview';
import { Prompt } from '@/tool/prompts/prompt';
import { usePageText } from '../../page/hooks';
import { EventMetadataView } from '../view';

const messages = defineMessages({ empty: { id: 'editor.block.eventMetadata.empty' } });

/** What the page says of its event; a page that is none says so. */
export function EventMetadataEdit() {
  const start = usePageText('start');
  if (start === '') return <Prompt words={<FormattedMessage {...messages.empty} />} />;
  return (
    <Preview>
      <EventMetadataView />
    </Preview>
  );
}
