import { memo } from 'react';
import { FormulasContext } from '@/components/formulas/formula-text';
import { useLayout } from '../document/hooks';
import type { ContainerKey } from '../document/types';
import { EditableBlock } from './editable-block';

/** From so many blocks on the browser leaves out what is not on the screen. */
const long = 60;

/** The blocks of a page or container, each of which can be edited; formulas stand in them as they are written. */
export const BlockList = memo(function BlockList({ container }: { container: ContainerKey }) {
  const layout = useLayout(container);
  return (
    <div className={`blocks tool-blocks${layout.length > long ? ' tool-blocks--long' : ''}`}>
      <FormulasContext.Provider value={false}>
        {layout.map((key, index) => (
          <EditableBlock key={key} blockKey={key} previous={layout[index - 1]} />
        ))}
      </FormulasContext.Provider>
    </div>
  );
});
