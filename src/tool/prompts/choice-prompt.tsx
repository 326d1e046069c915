import type { ReactNode } from 'react';
import { Prompt } from './prompt';
import './choice-prompt.css';

interface ChoicePromptProps<Value extends string | number> {
  words: ReactNode;
  entries: readonly { value: Value; words: ReactNode; sketch: ReactNode }[];
  onChoose: (value: Value) => void;
}

/** Asks how a block is to be laid out before it has anything to show. */
export function ChoicePrompt<Value extends string | number>(props: ChoicePromptProps<Value>) {
  const { words, entries, onChoose } = props;
  return (
    <Prompt words={words}>
      <div className="tool-layouts">
        {entries.map((entry) => (
          <button
            key={entry.value}
            type="button"
            className="tool-layouts__entry"
            onClick={() => onChoose(entry.value)}
          >
            <span className="tool-layouts__sketch" aria-hidden="true">
              {entry.sketch}
            </span>
            {entry.words}
          </button>
        ))}
      </div>
    </Prompt>
  );
}
