/** The kind of a JSON value. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

const isObject = (value: unknown): value is Record<string, unknown> => kindOf(value) === 'object';

/** What tells the entries of a list apart. */
const names = ['@id', 'id', 'token', 'review_state', 'path'] as const;

function partnerOf(entry: unknown, list: readonly unknown[], index: number): unknown {
  if (!isObject(entry)) return list[index];
  const name = names.find((each) => typeof entry[each] === 'string');
  const same = list[index];
  if (name !== undefined && isObject(same) && same[name] === entry[name]) return same;
  if (name === undefined) return list[index];
  return list.find((each) => isObject(each) && each[name] === entry[name]);
}

/** Values that must be equal, not only alike: they follow from the content. */
const settled = new Set([
  '@type',
  'title',
  'description',
  'review_state',
  'layout',
  'is_folderish',
  'head_title',
  'nav_title',
  'width',
  'height',
  'image_field',
  'mime_type',
  'getRemoteUrl',
  'targetUrl',
  'remoteUrl',
  'items_total',
  'is_current',
  'is_in_path',
  'available',
  'has_custom_name',
  'exclude_from_nav',
  'language',
  'allow_discussion',
  '@id',
  'context',
  'root',
  'url',
  'href',
  'first',
  'last',
  'next',
  'prev',
  'icon',
  'thumb',
  'type',
  'normalized_id',
  'start',
  'end',
  'whole_day',
  'open_end',
  'location',
  'addable',
  'immediately_addable',
  'state',
  'download',
]);

/** Unique names carry digits of their own on every server. */
const withoutDigits = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/[0-9a-f]{32}/, '*') : value;

/** Where our body lacks a key of the example's, or has a value of another kind. */
export function differences(example: unknown, ours: unknown, path = ''): string[] {
  if (ours === undefined) return [`${path} is missing`];
  if (kindOf(example) !== kindOf(ours)) return [`${path} is ${kindOf(ours)} in place of ${kindOf(example)}`];
  if (Array.isArray(example) && Array.isArray(ours))
    return example.flatMap((entry, index) =>
      differences(entry, partnerOf(entry, ours, index), `${path}/${index}`),
    );
  if (isObject(example) && isObject(ours))
    return Object.entries(example).flatMap(([key, value]) => differences(value, ours[key], `${path}/${key}`));
  const key = path.slice(path.lastIndexOf('/') + 1);
  const differs = settled.has(key) && withoutDigits(example) !== withoutDigits(ours);
  return differs ? [`${path} is ${JSON.stringify(ours)} in place of ${JSON.stringify(example)}`] : [];
}
