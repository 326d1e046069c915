import type { MouseEvent, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { useKeyNames } from '@/tool/shortcuts/key-names';
import { ariaShortcuts } from '@/tool/shortcuts/shortcut';
import type { BlockKey } from '../document/types';
import { useEditor } from '../input/use-editor';
import { runAction, type Action } from './action';

interface ActionButtonProps {
  action: Action;
  /** What it acts on; by default what is selected. */
  blocks?: readonly BlockKey[];
  id?: string;
  className: string;
  iconSize?: 16 | 18;
  /** The focus stays on the button, so that it can be pressed again. */
  keepsFocus?: boolean;
  isDisabled?: boolean;
  /** Words beside the icon; without any the icon stands alone. */
  children?: ReactNode;
}

/** A button for an action, with its keys in its title. */
export function ActionButton(props: ActionButtonProps) {
  const { action, blocks, id, className, iconSize, keepsFocus = false, isDisabled = false, children } = props;
  const intl = useIntl();
  const editor = useEditor();
  const namesOf = useKeyNames();
  const name = intl.formatMessage(action.title);
  const [shortcut] = action.keys;
  const handleClick = ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
    runAction(editor, action, blocks);
    if (keepsFocus && button.isConnected) button.focus();
  };
  return (
    <button
      id={id}
      type="button"
      className={className}
      aria-label={children === undefined ? name : undefined}
      aria-keyshortcuts={ariaShortcuts(action.keys)}
      title={shortcut === undefined ? name : `${name} (${namesOf(shortcut).join(' + ')})`}
      disabled={isDisabled}
      onClick={handleClick}
    >
      {action.icon && <ToolIcon name={action.icon} {...(iconSize !== undefined && { size: iconSize })} />}
      {children}
    </button>
  );
}
