import type { Ref } from 'react';
import type { ToolIconName } from '../icon/icon-paths';
import { ToolIcon } from '../icon/tool-icon';

interface IconButtonProps {
  icon: ToolIconName;
  name: string;
  isDisabled?: boolean;
  onClick: () => void;
  button?: Ref<HTMLButtonElement>;
}

/** A button of a drawing alone, with a name for those who do not see it. */
export function IconButton({ icon, name, isDisabled = false, onClick, button }: IconButtonProps) {
  return (
    <button
      ref={button}
      type="button"
      className="tool-icon-button"
      aria-label={name}
      title={name}
      disabled={isDisabled}
      onClick={onClick}
    >
      <ToolIcon name={icon} size={16} />
    </button>
  );
}
