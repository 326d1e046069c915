import { lengthOf, linesOf } from './lines';
import { isElement, isHeading, isLine, type EditedElement, type EditedNode, type EditedValue } from './nodes';
import { fromRuns, runsRound } from './runs';

const isEmptyLine = (element: EditedElement): boolean => isLine(element) && lengthOf(element) === 0;

/** What a heading leaves of itself without its words is a paragraph. */
const unheaded = (element: EditedElement): EditedElement =>
  isEmptyLine(element) && (isHeading(element) || element.type === 'blockquote')
    ? { type: 'p', children: element.children }
    : element;

function cutElement(element: EditedElement, place: number): [EditedElement, EditedElement] {
  if (!isLine(element)) {
    const [before, after] = cutAll(element.children as EditedElement[], place);
    return [
      { ...element, children: before },
      { ...element, children: after },
    ];
  }
  const { before, after, inside } = runsRound(element.children, place, place);
  const [left, right] = [fromRuns(before), fromRuns([...inside, ...after])];
  return [
    { ...element, children: left },
    { ...element, children: right },
  ];
}

function cutAll(elements: readonly EditedElement[], place: number): [EditedElement[], EditedElement[]] {
  let start = 0;
  for (const [index, element] of elements.entries()) {
    const end = start + lengthOf(element);
    if (place <= end) {
      const [left, right] = cutElement(element, place - start);
      return [
        [...elements.slice(0, index), left],
        [right, ...elements.slice(index + 1)],
      ];
    }
    start = end + 1;
  }
  return [[...elements], []];
}

/** Cuts a value in two where a range lies, whose text goes. */
export function splitValue(value: EditedValue, start: number, end = start): [EditedValue, EditedValue] {
  const [before] = cutAll(value, start);
  const [, after] = cutAll(value, end);
  return [before.map(unheaded), after.map(unheaded)];
}

/** Whether what a place lies in must not be cut in two: a table is one piece. */
export function isInTable(value: EditedValue, place: number): boolean {
  const line = linesOf(value).find((each) => place <= each.start + each.length);
  const [top] = line?.path ?? [];
  const holds = (node: EditedNode | undefined): boolean =>
    node !== undefined && isElement(node) && (node.type === 'table' || node.children.some(holds));
  return top !== undefined && holds(value[top]);
}
