import { FormattedMessage } from 'react-intl';
import { Preview } from '@/editor/block-forms/preview';
import { Prompt } from '@/tool/prompts/prompt';
import type { BlockEditProps } from '../../definition';
import { usePagePicture } from '../use-page-picture';
import { LeadimageView } from '../view';
import { messages } from './messages';

/** The picture is a field of the page: where it has none the block says so. */
export function LeadimageEdit({ id, data, position }: BlockEditProps) {
  if (usePagePicture() === undefined) return <Prompt words={<FormattedMessage {...messages.empty} />} />;
  return (
    <Preview>
      <LeadimageView id={id} data={data} position={position} />
    </Preview>
  );
}
