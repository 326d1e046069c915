import { kindOf } from './elements';
import { isElement, isEmpty, type SlateElement, type SlateNode } from './nodes';

const isList = (node: SlateNode): boolean => isElement(node) && kindOf(node.type) === 'list';

/**
 * The entries of a list. The editor stores a nested list beside its entry, HTML wants it inside: it moves to the
 * end of the entry before it. Text that stands directly in the list becomes an entry of its own.
 */
export function entriesOf(list: SlateElement): SlateElement[] {
  const entries: SlateElement[] = [];
  for (const node of list.children) {
    const last = entries.at(-1);
    if (isElement(node) && kindOf(node.type) === 'item') entries.push(node);
    else if (isList(node) && last)
      entries[entries.length - 1] = { ...last, children: [...last.children, node] };
    else if (!isEmpty([node])) entries.push({ type: 'li', children: [node] });
  }
  return entries;
}
