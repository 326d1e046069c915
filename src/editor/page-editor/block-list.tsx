import { memo } from 'react';
import { useLayout } from '../document/hooks';
import type { ContainerKey } from '../document/types';
import { EditableBlock } from './editable-block';

/** The blocks of a page or container, each of which can be edited. */
export const BlockList = memo(function BlockList({ container }: { container: ContainerKey }) {
  return (
    <div className="blocks tool-blocks">
      {useLayout(container).map((key) => (
        <EditableBlock key={key} blockKey={key} />
      ))}
    </div>
  );
});
