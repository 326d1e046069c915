import { isRecord, recordsOf, textOf } from '@/lib/text';
import { kindOf, type ElementName } from './elements';
import { leafMarks } from './marks';
import {
  isElement,
  nodesOf,
  type HeadingElement,
  type SlateLeaf,
  type SlateNode,
  type TextElement,
} from './nodes';

type Stored = Record<string, unknown>;

type ListType = ElementName<'list'>;
type LineType = TextElement['type'] | HeadingElement['type'];

const isListType = (type: LineType): type is ListType => kindOf(type) === 'list';

const types: ReadonlyMap<string, LineType> = new Map(
  Object.entries<LineType>({
    'header-one': 'h2',
    'header-two': 'h2',
    'header-three': 'h3',
    'header-four': 'h4',
    'header-five': 'h5',
    'header-six': 'h6',
    blockquote: 'blockquote',
    callout: 'callout',
    'code-block': 'pre',
    'unordered-list-item': 'ul',
    'ordered-list-item': 'ol',
  }),
);

interface Range {
  start: number;
  end: number;
  name: string;
}

function rangesOf(value: unknown, name: 'style' | 'key'): Range[] {
  return recordsOf(value).flatMap((range) => {
    const [start, length] = [Number(range.offset), Number(range.length)];
    return start >= 0 && length > 0 ? [{ start, end: start + length, name: textOf(range[name]) }] : [];
  });
}

function entityNode(entity: unknown, leaves: SlateLeaf[]): SlateNode[] {
  if (!isRecord(entity)) return leaves;
  const data = isRecord(entity.data) ? entity.data : {};
  const url = data.url ?? data.href;
  switch (entity.type) {
    case 'LINK':
      return [{ type: 'link', data: { ...data, url }, children: leaves }];
    case 'IMAGE':
      return nodesOf([{ ...data, type: 'img', url: data.src ?? url, children: [] }]);
    default:
      return leaves;
  }
}

/** Cuts the text where a style or an entity begins or ends. Draft counts characters, not UTF-16 units. */
function inlineNodes(block: Stored, entities: Stored): SlateNode[] {
  const characters = Array.from(textOf(block.text));
  const styles = rangesOf(block.inlineStyleRanges, 'style');
  const links = rangesOf(block.entityRanges, 'key');
  const edges = [...styles, ...links].flatMap(({ start, end }) => [start, end]);
  const cuts = [...new Set([0, ...edges, characters.length])]
    .filter((cut) => cut <= characters.length)
    .sort((one, other) => one - other);
  const nodes: SlateNode[] = [];
  let open: { key: string; leaves: SlateLeaf[] } = { key: '', leaves: [] };
  const close = (): void => {
    nodes.push(...(open.key === '' ? open.leaves : entityNode(entities[open.key], open.leaves)));
  };
  cuts.slice(0, -1).forEach((start, index) => {
    const covers = (range: Range): boolean => range.start <= start && start < range.end;
    const key = links.find(covers)?.name ?? '';
    const names = styles.filter(covers).map(({ name }) => leafMarks.get(name.toLowerCase()) ?? '');
    const leaf: SlateLeaf = {
      ...Object.fromEntries(names.filter(Boolean).map((name) => [name, true])),
      text: characters.slice(start, cuts[index + 1]).join(''),
    };
    if (key !== open.key) {
      close();
      open = { key, leaves: [] };
    }
    open.leaves.push(leaf);
  });
  close();
  return nodes;
}

/** The list at a depth below the last list of the nodes, made when there is none of that kind yet. */
function listAt(nodes: SlateNode[], type: ListType, depth: number): TextElement {
  const last = nodes.at(-1);
  const open = last && isElement(last) && kindOf(last.type) === 'list' ? last : undefined;
  if (open && depth > 0) return listAt(open.children, type, depth - 1);
  if (open?.type === type) return open;
  const list: TextElement = { type, children: [] };
  nodes.push(list);
  return depth > 0 ? listAt(list.children, type, depth - 1) : list;
}

/** Rich text of draft.js, the editor before slate, as the nodes that slate would have stored. */
export function fromDraft(value: unknown): SlateNode[] {
  if (!isRecord(value)) return [];
  const entities = isRecord(value.entityMap) ? value.entityMap : {};
  const nodes: SlateNode[] = [];
  for (const block of recordsOf(value.blocks)) {
    const children = inlineNodes(block, entities);
    const type = types.get(textOf(block.type)) ?? 'p';
    if (isListType(type)) {
      const depth = Math.min(Math.max(Number(block.depth) || 0, 0), 8);
      listAt(nodes, type, depth).children.push({ type: 'li', children });
    } else {
      nodes.push({ type, children } as TextElement | HeadingElement);
    }
  }
  return nodes;
}
