import { flatten } from '@/api/urls';
import { safeUrl } from '@/components/universal-link/safe-url';
import type { EditedElement } from '../value/nodes';
import type { Format } from '../value/formats';

const formatTags: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['B', 'strong'],
  ['STRONG', 'strong'],
  ['I', 'em'],
  ['EM', 'em'],
  ['U', 'u'],
  ['INS', 'u'],
  ['S', 'del'],
  ['DEL', 'del'],
  ['STRIKE', 'del'],
  ['SUB', 'sub'],
  ['SUP', 'sup'],
  ['CODE', 'code'],
]);

/** Word processors say by styles what others say by elements, and wrap all in a `b` that is not bold. */
function formatsOf(element: HTMLElement): Format[] {
  const { fontWeight, fontStyle, textDecoration, verticalAlign } = element.style;
  const byTag = formatTags.get(element.tagName);
  const isLight = fontWeight === 'normal' || fontWeight === '400';
  const found = new Set<Format>(byTag && !(byTag === 'strong' && isLight) ? [byTag] : []);
  if (fontWeight === 'bold' || Number(fontWeight) >= 600) found.add('strong');
  if (fontStyle === 'italic') found.add('em');
  if (textDecoration.includes('line-through')) found.add('del');
  if (textDecoration.includes('underline') && element.tagName !== 'A') found.add('u');
  if (verticalAlign === 'sub' || verticalAlign === 'super')
    found.add(verticalAlign === 'sub' ? 'sub' : 'sup');
  return [...found];
}

/** The link and the formats that an element of pasted HTML puts round its text. */
export function wrappersOf(element: HTMLElement): EditedElement[] {
  const formats = formatsOf(element).map((type) => ({ type, children: [] }));
  const url = element.tagName === 'A' ? safeUrl(element.getAttribute('href') ?? '') : undefined;
  return url ? [{ type: 'link', data: { url: flatten(url) }, children: [] }, ...formats] : formats;
}
