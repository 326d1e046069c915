import { FormattedMessage } from 'react-intl';
import { Preview } from '@/editor/block-forms/preview';
import { Prompt } from '@/tool/prompts/prompt';
import type { BlockEditProps } from '../../definition';
import { useOutline } from '../../page/hooks';
import type { TocData } from '../data';
import { listedHeadings } from '../entries';
import { headingsIn, TocView } from '../view';
import { messages } from './messages';

/** The table of contents as it stands while headings come and go. */
export function TocEdit({ id, data, position }: BlockEditProps<TocData>) {
  const headings = listedHeadings(useOutline(headingsIn), data);
  if (headings.length === 0)
    return <Prompt words={data.placeholder || <FormattedMessage {...messages.empty} />} />;
  return (
    <Preview>
      <TocView id={id} data={data} position={position} />
    </Preview>
  );
}
