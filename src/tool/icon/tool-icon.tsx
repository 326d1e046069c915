import { toolIconPaths, type ToolIconName } from './icon-paths';

interface ToolIconProps {
  name: ToolIconName;
  size?: 14 | 16 | 18 | 20;
}

/** A drawing of the tool beside words, or in a control with a name of its own. */
export function ToolIcon({ name, size = 20 }: ToolIconProps) {
  return (
    <svg
      className="tool-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size >= 18 ? 1.75 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={toolIconPaths[name]} />
    </svg>
  );
}
