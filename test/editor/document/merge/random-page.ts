import { makeRandom } from '../../../mocks/repository/random';

export type Json = Record<string, unknown>;
export interface Holder {
  /** The id of the block that holds it; '' for the page. */
  owner: string;
  blocks: Record<string, Json>;
  layout: { items: string[] };
}
export interface Leaf {
  text: string;
}
type Random = (below: number) => number;

const isHolder = (value: unknown): value is { blocks: Holder['blocks']; blocks_layout: Holder['layout'] } =>
  typeof value === 'object' && value !== null && 'blocks' in value && 'blocks_layout' in value;

/** Everything that holds blocks, the page first. */
export function holdersIn(value: Json, owner = ''): Holder[] {
  const found = [value, value.data].filter(isHolder);
  return found.flatMap(({ blocks, blocks_layout: layout }) => [
    { owner, blocks, layout },
    ...layout.items.flatMap((id) => holdersIn(blocks[id] ?? {}, id)),
  ]);
}

export const copy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

const leaf = (text: string): Leaf => ({ text });
const paragraph = (...children: unknown[]) => ({ type: 'p', children });

export const text = (value: unknown[]): Json => ({
  '@type': 'slate',
  value,
  plaintext: value
    .map((node) =>
      leavesIn(node)
        .map((each) => each.text)
        .join(''),
    )
    .join('\n'),
});

export function leavesIn(node: unknown): Leaf[] {
  const { children } = node as { children?: unknown[] };
  return children ? children.flatMap(leavesIn) : [node as Leaf];
}

const holding = (blocks: Record<string, Json>): Json => ({
  blocks,
  blocks_layout: { items: Object.keys(blocks) },
});

function words(random: Random, prefix: string): string {
  return Array.from({ length: 3 + random(8) }, (_none, index) => `${prefix}w${index}`).join(' ');
}

function anyText(random: Random, prefix: string): Json {
  const value = Array.from({ length: 1 + random(3) }, (_none, index) => {
    const start = leaf(words(random, `${prefix}p${index}a`));
    if (random(2) === 0) return paragraph(start);
    const strong = { type: 'strong', children: [leaf(words(random, `${prefix}p${index}b`))] };
    return paragraph(start, strong, leaf(words(random, `${prefix}p${index}c`)));
  });
  return text(value);
}

export function randomPage(seed: number): Json {
  const random = makeRandom(seed);
  const one = (name: string) => anyText(random, name);
  const teaser = (name: string): Json => ({
    '@type': 'teaser',
    title: `${name} title`,
    align: 'left',
    size: 'm',
  });
  const grid = (name: string): Json => ({
    '@type': 'gridBlock',
    headline: `${name} headline`,
    ...holding({
      [`${name}1`]: one(`${name}1`),
      [`${name}2`]: teaser(`${name}2`),
      [`${name}3`]: one(`${name}3`),
    }),
  });
  const panel = (name: string): Json => ({
    '@type': 'accordionPanel',
    title: name,
    ...holding({ [`${name}t`]: one(name) }),
  });
  return {
    '@id': '/de/page',
    modified: '2026-01-01',
    title: 'Title',
    description: 'Description',
    subjects: ['a', 'b', 'c'],
    ...holding({
      one: one('one'),
      two: teaser('two'),
      three: one('three'),
      grid: grid('g'),
      four: one('four'),
      accordion: {
        '@type': 'accordion',
        size: 'l',
        data: { note: 'n', ...holding({ q: panel('q'), r: panel('r') }) },
      },
      five: teaser('five'),
      other: grid('o'),
      // As other add-ons store columns, with a grid at the third level.
      columns: {
        '@type': 'columnsBlock',
        columns: 2,
        ...holding({
          left: { '@type': 'column', width: 'half', ...holding({ inner: grid('i'), side: one('side') }) },
          right: { '@type': 'column', width: 'half', ...holding({ last: one('last') }) },
        }),
      },
    }),
  };
}

function editText(block: Json, random: Random, word: string): void {
  const value = block.value as { children: unknown[] }[];
  const node = value[random(value.length)];
  const leaves = node ? leavesIn(node) : [];
  const chosen = leaves[random(leaves.length)];
  if (!node || !chosen) return;
  const parts = chosen.text.split(' ');
  const at = random(parts.length);
  const acts = [
    () => parts.splice(at, 0, word),
    () => parts.splice(at, 1),
    () => parts.splice(at, 1, word),
    () => value.splice(random(value.length + 1), 0, paragraph(leaf(word))),
    () => value.length > 1 && value.splice(value.indexOf(node), 1),
    () => {
      if (!node.children.includes(chosen) || parts.length < 3) return;
      const [start, marked, end] = [parts.slice(0, 1), parts.slice(1, 2), parts.slice(2)];
      const strong = { type: 'strong', children: [leaf(marked.join(' '))] };
      node.children.splice(
        node.children.indexOf(chosen),
        1,
        leaf(`${start.join(' ')} `),
        strong,
        leaf(` ${end.join(' ')}`),
      );
      parts.length = 0;
    },
  ];
  acts[random(acts.length)]?.();
  if (parts.length > 0) chosen.text = parts.join(' ');
  block.plaintext = text(value).plaintext;
}

const idsUnder = (block: Json): string[] => holdersIn(block).flatMap(({ layout }) => layout.items);

/** Another form of the page after some edits; what they bring begins with the name of their author. */
export function editedPage(page: Json, author: string, seed: number): Json {
  const random = makeRandom(seed);
  const edited = copy(page);
  const count = 1 + random(8);
  for (let step = 0; step < count; step++) {
    const holders = holdersIn(edited);
    const any = () => holders[random(holders.length)] ?? { owner: '', blocks: {}, layout: { items: [] } };
    const [from, to] = [any(), any()];
    const index = random(Math.max(1, from.layout.items.length));
    const id = from.layout.items[index] ?? '';
    const block = from.blocks[id];
    const word = `${author}${step}`;
    const put = (holder: Holder, name: string, stored: Json) => {
      holder.blocks[name] = stored;
      holder.layout.items.splice(random(holder.layout.items.length + 1), 0, name);
    };
    const take = () => {
      from.layout.items.splice(index, 1);
      Reflect.deleteProperty(from.blocks, id);
    };
    const subjects = edited.subjects as string[];
    const acts = [
      () => (edited.title = word),
      () => (edited.description = word),
      () => subjects.splice(random(subjects.length + 1), 0, word),
      () => subjects.splice(random(subjects.length), 1),
      () =>
        put(
          to,
          `${word}x`,
          random(3) > 0
            ? text([paragraph(leaf(word))])
            : { '@type': 'gridBlock', ...holding({ [`${word}y`]: text([paragraph(leaf(word))]) }) },
        ),
      () => block && take(),
      () => block && (take(), put(from, id, block)),
      () => block && ![id, ...idsUnder(block)].includes(to.owner) && (take(), put(to, id, block)),
      () => block && (block.align = word),
      () => block && block['@type'] !== 'slate' && (block.title = word),
    ];
    if (block?.['@type'] === 'slate' && random(2) === 0) editText(block, random, word);
    else acts[random(acts.length)]?.();
  }
  return edited;
}
