import { memo } from 'react';
import { usePieces } from '@/components/pieces/use-pieces';
import { FormulasContext } from '@/components/formulas/formula-text';
import { useLayout } from '../document/hooks';
import type { ContainerKey } from '../document/types';
import { EditableBlock } from './editable-block';
import './fonts.css';
import './style.css';

/** From so many blocks on the browser leaves out what is not on the screen. */
const long = 60;

/** What is drawn first, and so many more at a time without holding up whoever types already. */
const pieces = { first: 24, step: 40 };

/** The blocks of a page or container, each of which can be edited; formulas stand in them as they are written. */
export const BlockList = memo(function BlockList({ container }: { container: ContainerKey }) {
  const layout = useLayout(container);
  const drawn = usePieces(layout, pieces);
  return (
    <div className={`blocks tool-blocks${layout.length > long ? ' tool-blocks--long' : ''}`}>
      <FormulasContext.Provider value={false}>
        {drawn.map((key, index) => (
          <EditableBlock key={key} blockKey={key} previous={drawn[index - 1]} next={drawn[index + 1]} />
        ))}
      </FormulasContext.Provider>
    </div>
  );
});
