import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { BlockPicker } from '../block-picker/block-picker';
import type { OfferedBlock } from '../block-picker/offered-block';
import type { Change } from '../document/change';
import type { DocumentState, StoredBlock } from '../document/types';
import { Prompt } from '../prompts/prompt';
import { ToolIcon } from '../tool-icon/tool-icon';
import { messages } from './messages';
import { usePutIn } from './use-put-in';

interface ChooseBlockProps {
  words: ReactNode;
  offered: () => readonly OfferedBlock[];
  /** Puts the chosen one in. */
  command: (state: DocumentState, block: StoredBlock) => Change | undefined;
}

/** Says that no block stands somewhere, and lets one be chosen. */
export function ChooseBlock({ words, offered, command }: ChooseBlockProps) {
  const [isOpen, setOpen] = useState(false);
  const putIn = usePutIn();
  return (
    <Prompt words={words}>
      <button type="button" className="tool-add" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ToolIcon name="plus" size={16} />
        <FormattedMessage {...messages.add} />
      </button>
      {isOpen && (
        <BlockPicker
          offered={offered()}
          onChoose={(definition) => {
            setOpen(false);
            void putIn(definition, command);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </Prompt>
  );
}
