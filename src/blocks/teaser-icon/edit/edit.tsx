import { FormattedMessage } from 'react-intl';
import { Preview } from '@/editor/block-forms/preview';
import { Prompt } from '@/tool/prompts/prompt';
import type { BlockEditProps } from '../../definition';
import type { TeaserIconData } from '../data';
import { shownColumns, TeaserIconView } from '../view';
import { messages } from './messages';

export function TeaserIconEdit({ id, data, position }: BlockEditProps<TeaserIconData>) {
  if (shownColumns(data).length === 0)
    return <Prompt icon="image" words={<FormattedMessage {...messages.prompt} />} />;
  return (
    <Preview>
      <TeaserIconView id={id} data={data} position={position} />
    </Preview>
  );
}
