import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import './style.css';

interface PromptProps {
  words: MessageDescriptor;
  /** What one can do about it. */
  children?: ReactNode;
}

/** Stands in the place of a block that has nothing to show yet, and says what it waits for. */
export function Prompt({ words, children }: PromptProps) {
  return (
    <div className="tool tool-prompt" contentEditable={false}>
      <p className="tool-prompt__words">
        <FormattedMessage {...words} />
      </p>
      {children}
    </div>
  );
}
