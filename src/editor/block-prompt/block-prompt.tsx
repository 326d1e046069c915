import type { ReactNode } from 'react';
import type { ToolIconName } from '../tool-icon/icon-paths';
import { ToolIcon } from '../tool-icon/tool-icon';
import './style.css';

interface BlockPromptProps {
  icon: ToolIconName;
  words: ReactNode;
  children?: ReactNode;
}

/** Stands in the place of a block that has nothing to show yet, and says what it needs. */
export function BlockPrompt({ icon, words, children }: BlockPromptProps) {
  return (
    <div className="tool-prompt">
      <ToolIcon name={icon} />
      <div className="tool-prompt__words">{words}</div>
      {children}
    </div>
  );
}
