import { memo, useRef } from 'react';
import { usePieces } from '@/components/pieces/use-pieces';
import { FormulasContext } from '@/components/formulas/formula-text';
import { useAreSomeSelected, useLayout, usePageDocument } from '../document/hooks';
import type { BlockKey, ContainerKey } from '../document/types';
import { runsOf, type BlockRun } from './block-runs';
import { EditableBlock } from './editable-block';
import './fonts.css';
import './style.css';

/** From so many blocks on the browser leaves out what is not on the screen. */
const long = 60;

/** What is drawn first, and so many more at a time without holding up whoever types already. */
const pieces = { first: 24, step: 40 };

interface BlocksProps {
  keys: readonly BlockKey[];
  /** The blocks that stand beside all of these. */
  previous?: BlockKey | undefined;
  next?: BlockKey | undefined;
}

const Blocks = ({ keys, previous, next }: BlocksProps) =>
  keys.map((key, index) => (
    <EditableBlock
      key={key}
      blockKey={key}
      previous={keys[index - 1] ?? previous}
      next={keys[index + 1] ?? next}
    />
  ));

/** Blocks of the page that come, go and are left out together, so that the others need not be looked at. */
const Run = memo(function Run(props: BlocksProps) {
  const isSelected = useAreSomeSelected(props.keys);
  return (
    <div className={`blocks tool-blocks tool-run${isSelected ? ' tool-run--selected' : ''}`}>
      <Blocks {...props} />
    </div>
  );
});

function Runs({ keys }: Pick<BlocksProps, 'keys'>) {
  const known = useRef<readonly BlockRun[]>([]);
  const runs = runsOf(keys, known.current);
  known.current = runs;
  return runs.map((run, index) => (
    <Run
      key={run.id}
      keys={run.keys}
      previous={runs[index - 1]?.keys.at(-1)}
      next={runs[index + 1]?.keys[0]}
    />
  ));
}

/** The blocks of a page or container, each of which can be edited; formulas stand in them as they are written. */
export const BlockList = memo(function BlockList({ container }: { container: ContainerKey }) {
  const layout = useLayout(container);
  const drawn = usePieces(layout, pieces);
  const isPage = usePageDocument().state.roots.includes(container);
  const Parts = isPage ? Runs : Blocks;
  return (
    <div className={`blocks tool-blocks${layout.length > long ? ' tool-blocks--long' : ''}`}>
      <FormulasContext.Provider value={false}>
        <Parts keys={drawn} />
      </FormulasContext.Provider>
    </div>
  );
});
