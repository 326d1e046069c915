import type { Summary } from '@/api/types/summary';
import { isRecord, recordsOf, textOf } from '@/lib/text';
import type { BrowserView } from './use-browser';
import { isFolder, isImage } from './rules';
import { idOf } from './selection';

/** Width and height of content that is a picture; undefined where they are not known. */
export function measuresOf(item: object): { width: number; height: number } | undefined {
  const { image_scales: scales, image_field: field } = item as Record<string, unknown>;
  const [picture] = recordsOf(isRecord(scales) ? scales[textOf(field) || 'image'] : undefined);
  const { width, height } = picture ?? {};
  if (typeof width !== 'number' || typeof height !== 'number' || width < 2 || height < 2) return undefined;
  return { width, height };
}

/** The line below a title: a picture's measures and size, where other content lies. */
export function factsOf(item: Summary, view: BrowserView): string {
  if (view === 'list') return idOf(item);
  if (isFolder(item)) return '';
  const measures = isImage(item) ? measuresOf(item) : undefined;
  const size = textOf(item.getObjSize);
  return [measures && `${measures.width} × ${measures.height}`, size].filter(Boolean).join(' · ');
}
