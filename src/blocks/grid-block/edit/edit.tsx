import { useContext } from 'react';
import { SectionHead } from '@/components/section-head/section-head';
import { insertBlocks } from '@/editor/document/commands/insert-blocks';
import { selectBlocks } from '@/editor/document/commands/select-blocks';
import { emptySlots } from '@/editor/document/empty-slots';
import { useBlock, useLayout, usePageDocument } from '@/editor/document/hooks';
import { newId } from '@/editor/document/new-id';
import type { ContainerKey } from '@/editor/document/types';
import { EditableBlock } from '@/editor/canvas/editable-block';
import { BlockKeyContext } from '@/editor/session/editing';
import type { BlockEditProps } from '../../definition';
import { columnsClass, mostOf } from '../columns-class';
import type { GridData } from '../data';
import '../style.css';
import { ColumnsPrompt } from './columns-prompt';

/** Columns side by side, each a block of its own. */
export function GridEdit({ data, onChange }: BlockEditProps<GridData>) {
  const key = useContext(BlockKeyContext);
  const container = useBlock(key)?.containers[0];
  if (container !== undefined) return <Columns container={container} data={data} />;
  const fill = (count: number) => {
    const blocks = emptySlots(count).map((block) => [newId(), block] as const);
    onChange({
      blocks: Object.fromEntries(blocks),
      blocks_layout: { items: blocks.map(([id]) => id) },
    });
  };
  return <ColumnsPrompt most={mostOf(data)} onChoose={fill} />;
}

function Columns({ container, data }: { container: ContainerKey; data: GridData }) {
  const document = usePageDocument();
  const keys = useLayout(container);
  const fill = (count: number) => {
    const isDone = document.run((state) =>
      insertBlocks(state, { blocks: emptySlots(count), target: { into: container } }),
    );
    if (isDone) document.run((state) => selectBlocks(state, state.selection.blocks.slice(0, 1)));
  };
  return (
    <div className="block-grid" data-container={container}>
      {keys.length === 0 ? (
        <ColumnsPrompt most={mostOf(data)} onChoose={fill} />
      ) : (
        <>
          <SectionHead title={data.headline} level={2} id={undefined} />
          <div className={columnsClass(data, keys.length)} data-columns="">
            {keys.map((each) => (
              <EditableBlock key={each} blockKey={each} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
