import type { Summary } from '@/api/types/summary';
import { entryFacts, measuresOf } from './data';
import type { BrowserView } from './use-browser';
import { isFolder, isImage } from './rules';
import { idOf } from './selection';

/** The line below a title: a picture's measures and size, where other content lies. */
export function factsOf(item: Summary, view: BrowserView): string {
  if (view === 'list') return idOf(item);
  if (isFolder(item)) return '';
  const measures = isImage(item) ? measuresOf(item) : undefined;
  const { getObjSize: size } = entryFacts(item);
  return [measures && `${measures.width} × ${measures.height}`, size].filter(Boolean).join(' · ');
}
