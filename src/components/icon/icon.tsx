import type { IconName } from './icon-names';
import { iconPaths } from './icon-paths';

interface IconProps {
  name: IconName;
  size?: number;
  className?: string;
}

/** A drawing beside words, or inside a control that has a name of its own: assistive technology passes it over. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
