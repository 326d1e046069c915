import { isEmpty, isInline, type SlateNode } from './nodes';

/** Text and inline elements that stand outside every paragraph, as in hand-made content, get one. */
export function withParagraphs(nodes: readonly SlateNode[]): SlateNode[] {
  const result: SlateNode[] = [];
  let run: SlateNode[] = [];
  const close = (): void => {
    if (!isEmpty(run)) result.push({ type: 'p', children: run });
    run = [];
  };
  for (const node of nodes) {
    if (isInline(node)) {
      run.push(node);
    } else {
      close();
      result.push(node);
    }
  }
  close();
  return result;
}
