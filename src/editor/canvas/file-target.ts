import { canInsert } from '../document/permissions';
import type { Target } from '../document/insertion-points';
import type { DocumentState } from '../document/types';
import { elementUnder } from '../input/element-under';

const picture = { '@type': 'image' };

/** The place that files dropped at a point take: beside the innermost block there that may have a picture beside it. */
export function fileTargetAt(state: DocumentState, { x, y }: { x: number; y: number }): Target | undefined {
  let element = elementUnder(x, y)?.closest('[data-block]');
  while (element) {
    const key = element.getAttribute('data-block') ?? '';
    const { top, height } = element.getBoundingClientRect();
    const target = y < top + height / 2 ? { before: key } : { after: key };
    if (canInsert(state, target, [picture]).isAllowed) return target;
    element = element.parentElement?.closest('[data-block]');
  }
  return undefined;
}

/** Files that stand in a clipboard by themselves: beside words they are only a picture of these. */
export function filesAlone(data: DataTransfer): File[] {
  const html = data.getData('text/html').slice(0, 100_000);
  if (/<table\b/i.test(html) || data.getData('text/plain').trim() !== '') return [];
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return body.textContent?.trim() === '' ? [...data.files] : [];
}
