import { useState, type ReactNode } from 'react';
import { BlockPicker } from '../block-picker/block-picker';
import { isPatterns, type OfferedBlock } from '../block-picker/offered-block';
import { useAllBlocks } from '../document/all-blocks';
import type { Change } from '../document/change';
import type { DocumentState, StoredBlock } from '../document/types';
import { useInsertChosen } from './use-insert-chosen';

export interface BlockChoice {
  /** Asked when the picker is shown. */
  offered: () => readonly OfferedBlock[];
  /** Puts the chosen one in. */
  command: (state: DocumentState, block: StoredBlock) => Change | undefined;
  /** Shows the patterns, where they are offered too. */
  onPatterns?: () => void;
}

/** A picker of blocks, and what the button that opens it says and does. */
export function useBlockChoice({ offered, command, onPatterns }: BlockChoice): {
  button: { 'aria-expanded': boolean; onClick: () => void };
  picker: ReactNode;
} {
  const [isOpen, setOpen] = useState(false);
  useAllBlocks(isOpen);
  const insertChosen = useInsertChosen();
  return {
    button: { 'aria-expanded': isOpen, onClick: () => setOpen(!isOpen) },
    picker: isOpen && (
      <BlockPicker
        offered={offered()}
        onChoose={(definition) => {
          setOpen(false);
          if (isPatterns(definition)) onPatterns?.();
          else void insertChosen(definition, command);
        }}
        onClose={() => setOpen(false)}
      />
    ),
  };
}
