import { flatten } from '@/api/urls';
import { markTools, marksNamedBy } from '../marks';
import type { EditedElement } from '../value/nodes';
import { formats, type Format } from '../value/formats';
import type { Loss } from './pasted';
import { linkTarget } from './source-signs';

const formatTags = marksNamedBy(({ tags }) => tags);

/** Word processors say by styles what others say by elements, and wrap all in a `b` that is not bold. */
function formatsOf(element: HTMLElement): Format[] {
  const { style, tagName } = element;
  const byTag = formatTags.get(tagName);
  const isLight = style.fontWeight === 'normal' || style.fontWeight === '400';
  const found = new Set<Format>(byTag && !(byTag === 'strong' && isLight) ? [byTag] : []);
  for (const format of formats) if (markTools[format].isMeantBy?.(style)) found.add(format);
  // Links are underlined anyway, and what somebody has added while changes were tracked is text like any other.
  if (element.closest('a[href]') || (tagName === 'INS' && element.hasAttribute('datetime')))
    found.delete('u');
  return [...found];
}

/** Where a link leads; undefined for one that leads nowhere a reader can go. */
function targetOf(element: HTMLElement, onLoss: (loss: Loss) => void): string | undefined {
  const href = (element.getAttribute('href') ?? '').trim();
  // Its own headings had other names in the source.
  if (href === '' || href.startsWith('#')) return undefined;
  const target = linkTarget(href);
  if (target === undefined) onLoss('links');
  return target;
}

/** The link and the formats that an element of pasted HTML puts round its text. */
export function wrappersOf(element: HTMLElement, onLoss: (loss: Loss) => void): EditedElement[] {
  const wrappers = formatsOf(element).map((type) => ({ type, children: [] }));
  const url = element.tagName === 'A' ? targetOf(element, onLoss) : undefined;
  return url ? [{ type: 'link', data: { url: flatten(url) }, children: [] }, ...wrappers] : wrappers;
}
