import { FormattedMessage } from 'react-intl';
import { Prompt } from '@/tool/prompts/prompt';
import { Preview } from '@/editor/block-forms/preview';
import type { BlockEditProps } from '../../definition';
import type { HtmlData } from '../data';
import { HtmlView } from '../view';
import { messages } from './messages';

/** The markup as visitors see it; it is written in the sidebar. */
export function HtmlEdit({ id, data, position }: BlockEditProps<HtmlData>) {
  if (data.html.trim() === '')
    return <Prompt icon="text" words={<FormattedMessage {...messages.prompt} />} />;
  return (
    <Preview>
      <HtmlView id={id} data={data} position={position} />
    </Preview>
  );
}
