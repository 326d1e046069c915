import { flatten } from '@/api/urls';
import { safeUrl } from '@/lib/address';
import { markTools, marksNamedBy } from '../marks';
import type { EditedElement } from '../value/nodes';
import { formats, type Format } from '../value/formats';

const formatTags = marksNamedBy(({ tags }) => tags);

/** Word processors say by styles what others say by elements, and wrap all in a `b` that is not bold. */
function formatsOf(element: HTMLElement): Format[] {
  const { style, tagName } = element;
  const byTag = formatTags.get(tagName);
  const isLight = style.fontWeight === 'normal' || style.fontWeight === '400';
  const found = new Set<Format>(byTag && !(byTag === 'strong' && isLight) ? [byTag] : []);
  for (const format of formats) if (markTools[format].isMeantBy?.(style)) found.add(format);
  if (tagName === 'A') found.delete('u');
  return [...found];
}

/** The link and the formats that an element of pasted HTML puts round its text. */
export function wrappersOf(element: HTMLElement): EditedElement[] {
  const wrappers = formatsOf(element).map((type) => ({ type, children: [] }));
  const url = element.tagName === 'A' ? safeUrl(element.getAttribute('href') ?? '') : undefined;
  return url ? [{ type: 'link', data: { url: flatten(url) }, children: [] }, ...wrappers] : wrappers;
}
