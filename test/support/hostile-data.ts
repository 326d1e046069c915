import type { Shape } from '@/lib/shape';

const script = '<script>window.hurt = 1</script><img src=x onerror="window.hurt = 1">';
const address = 'javascript:window.hurt=1';

/** Values that no editor writes, but that may be stored all the same. */
export const hostileValues: readonly (readonly [name: string, value: unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['numbers', 7],
  ['truth', true],
  ['empty lists', []],
  ['lists of nothing', [null, undefined, 3, [[]], {}]],
  ['objects', { a: { b: [] } }],
  ['names that every object has', 'constructor'],
  ['markup', script],
  ['scripts as addresses', address],
  ['items that are scripts', [{ '@id': address, url: address, title: script }]],
  ['nodes that are scripts', [{ type: 'script', url: address, children: [{ text: script }] }]],
];

/** Stored JSON with one value in every field that a shape reads, in those of records and lists inside it too. */
export function everyField(shape: Shape<unknown>, value: unknown): unknown {
  if (shape.entry !== undefined) return [everyField(shape.entry, value)];
  if (shape.fields === undefined) return value;
  return Object.fromEntries(
    Object.entries(shape.fields).map(([name, field]) => [name, everyField(field, value)]),
  );
}

/** The same, but with the value in the place of the records themselves. */
export function everyTopField(shape: Shape<unknown>, value: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(shape.fields ?? {}).map((name) => [name, value]));
}
