import type { EditedElement, EditedValue } from './nodes';
import type { Nested } from './nest';
import { changeRuns } from './toggle-inline';
import { linesOf } from './lines';
import { runsOf } from './runs';

/** What a link stores: its address, and how it opens. */
export interface LinkData {
  url: string;
  target?: string;
  [key: string]: unknown;
}

const isLink = ({ type }: EditedElement): boolean => type === 'link' || type === 'a';

const withoutLinks = ({ node, wrappers }: Nested): Nested => ({
  node,
  wrappers: wrappers.filter((wrapper) => !isLink(wrapper)),
});

/** Makes the text of a range one link; those in it go. */
export function setLink(value: EditedValue, start: number, end: number, data: LinkData): EditedValue {
  const link: EditedElement = { type: 'link', data, children: [] };
  return changeRuns(value, start, end, (run) => {
    const { node, wrappers } = withoutLinks(run);
    return { node, wrappers: [link, ...wrappers] };
  });
}

export const removeLink = (value: EditedValue, start: number, end: number): EditedValue =>
  changeRuns(value, start, end, withoutLinks);

/** The link round a place, and where its text begins and ends. */
export function linkAt(
  value: EditedValue,
  place: number,
): { link: EditedElement; start: number; end: number } | undefined {
  const line = linesOf(value).find((each) => each.start <= place && place <= each.start + each.length);
  if (!line) return undefined;
  let offset = line.start;
  let found: { link: EditedElement; start: number; end: number } | undefined;
  for (const { node, wrappers } of runsOf(line.element.children)) {
    const end = offset + (typeof node.text === 'string' ? node.text.length : 0);
    const link = wrappers.find(isLink);
    if (found && found.link === link) found.end = end;
    else if (found && found.end >= place) break;
    else if (link && offset <= place && place <= end) found = { link, start: offset, end };
    else found = undefined;
    offset = end;
  }
  return found && found.end >= place ? found : undefined;
}
