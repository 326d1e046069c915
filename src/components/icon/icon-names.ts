import type { iconPaths } from './icon-paths';

export type IconName = keyof typeof iconPaths;
