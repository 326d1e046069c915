import { FormattedMessage } from 'react-intl';
import { imageSourceAt } from '@/components/image/image-source';
import { SectionHead } from '@/components/section-head/section-head';
import { hasLink } from '@/components/universal-link/link-target';
import { Preview } from '@/editor/block-forms/preview';
import { Prompt } from '@/tool/prompts/prompt';
import type { Block } from '../../definition';
import { RenderBlocks } from '../../render-blocks';
import { usePlacedBlocks } from '../../use-placed-blocks';
import { columnsClass } from '../columns-class';
import { gridColumns } from '../columns';
import type { GridData } from '../data';
import '../style.css';
import { messages } from './messages';

/** What a column waits for; undefined for one that shows something. */
function missingIn(block: Block) {
  const type = block['@type'];
  if (type === 'image') return imageSourceAt(block) === undefined ? messages.noPicture : undefined;
  if (type === 'icon') return imageSourceAt(block['icon']) === undefined ? messages.noIcon : undefined;
  return type.startsWith('teaser') && !hasLink(block['href']) ? messages.noSource : undefined;
}

/** The columns of a list as visitors see them, and what those wait for that show nothing yet. */
export function FlatColumns({ data, position }: { data: GridData; position: number }) {
  const { placed } = usePlacedBlocks(gridColumns(data));
  return (
    <div className="block-grid">
      <SectionHead title={data.headline} level={2} id={undefined} />
      <div className={columnsClass(data, placed.length)}>
        {placed.map(({ id, block }) => {
          const missing = missingIn(block);
          return missing ? (
            <Prompt key={id} words={<FormattedMessage {...missing} />} />
          ) : (
            <Preview key={id}>
              <RenderBlocks
                container={{ blocks: { [id]: block }, blocks_layout: { items: [id] } }}
                nested
                position={position}
              />
            </Preview>
          );
        })}
      </div>
    </div>
  );
}
