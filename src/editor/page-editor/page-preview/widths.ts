import type { ToolIconName } from '../../tool-icon/icon-paths';

/** The windows of visitors, in pixels. */
export const previewWidths = { desktop: 1440, tablet: 820, phone: 390 } as const;

export type PreviewWidth = keyof typeof previewWidths;

export const previewNames = Object.keys(previewWidths) as PreviewWidth[];

export const previewIcons: Readonly<Record<PreviewWidth, ToolIconName>> = {
  desktop: 'desktop',
  tablet: 'tablet',
  phone: 'phone',
};
