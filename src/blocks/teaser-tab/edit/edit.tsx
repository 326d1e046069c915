import { useContext } from 'react';
import { teaserColumns } from '@/editor/block-forms/teaser-columns';
import { useBlock } from '@/editor/document/hooks';
import { BlockKeyContext } from '@/editor/session/editing';
import { Preview } from '@/editor/block-forms/preview';
import { TargetPrompt } from '@/tool/prompts/target-prompt';
import type { Reference } from '@/forms/schema';
import { recordsOf } from '@/lib/text';
import type { BlockEditProps } from '../../definition';
import { teaserCard } from '../../teaser-card';
import type { TeaserTabData } from '../data';
import { TeaserTabView } from '../view';

/** The tabs as they are seen; without any that lead somewhere they ask for the first target. */
export function TeaserTabEdit({ id, data, position, onChange }: BlockEditProps<TeaserTabData>) {
  const stored = recordsOf(useBlock(useContext(BlockKeyContext))?.data['columns']);
  if (data.columns.every((column) => teaserCard(column) === undefined)) {
    const fill = (target: Reference) => {
      const [first, ...others] = stored;
      const columns = teaserColumns(stored, [{ ...first, href: [target] }, ...others]);
      onChange({ columns: columns as never });
    };
    return <TargetPrompt onTarget={fill} />;
  }
  return (
    <Preview>
      <TeaserTabView id={id} data={data} position={position} />
    </Preview>
  );
}
