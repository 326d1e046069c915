import type { ToolIconName } from '@/tool/icon/icon-paths';

/** The windows of visitors, in pixels. */
export const previewWidths = { desktop: 1440, tablet: 820, phone: 390 } as const;

export type PreviewWidth = keyof typeof previewWidths;

export const previewNames = Object.keys(previewWidths) as PreviewWidth[];

export const previewIcons: Readonly<Record<PreviewWidth, ToolIconName>> = {
  desktop: 'desktop',
  tablet: 'tablet',
  phone: 'phone',
};

/** The widest window whose words can still be read where so many pixels are free. */
export function widthFitting(availableWidth: number): PreviewWidth {
  return previewNames.find((name) => availableWidth >= previewWidths[name] * 0.55) ?? 'phone';
}
