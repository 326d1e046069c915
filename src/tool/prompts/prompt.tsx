import type { ReactNode } from 'react';
import type { ToolIconName } from '../icon/icon-paths';
import { ToolIcon } from '../icon/tool-icon';
import './style.css';

interface PromptProps {
  icon?: ToolIconName;
  words: ReactNode;
  /** What one can do about it. */
  children?: ReactNode;
}

/** Stands in the place of a block that has nothing to show yet, and says what it waits for. */
export function Prompt({ icon, words, children }: PromptProps) {
  return (
    <div className="tool tool-prompt" contentEditable={false}>
      <div className="tool-prompt__words">
        {icon && <ToolIcon name={icon} />}
        {words}
      </div>
      {children}
    </div>
  );
}
