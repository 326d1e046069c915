import { serverError } from '~mocks/http/failure';
import { safeHtml } from '~mocks/lib/safe-html';
import { pythonType } from '~mocks/lib/python-type';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys under which a block may keep a link into the site. */
const linkKeys = new Set(['url', 'href', 'preview_image', '@id']);

/** Turns a link into its stored form. */
type StoreLink = (link: string) => string;

/** Any JSON value as it is stored: links by UID, scales of linked images left out, for they are found anew. */
export function storedJson(value: unknown, store: StoreLink, key = ''): unknown {
  if (typeof value === 'string') return linkKeys.has(key) ? store(value) : value;
  // What stands in a list under `@id` is no link, unlike under the other keys.
  if (Array.isArray(value)) return value.map((entry) => storedJson(entry, store, key === '@id' ? '' : key));
  if (!isObject(value)) return value;
  const isUrl = value['@type'] === 'URL';
  const kept = Object.entries(value).filter(([name]) => name !== 'image_scales');
  return Object.fromEntries(
    kept.map(([name, inner]) => [name, storedJson(inner, store, isUrl && name === 'value' ? 'url' : name)]),
  );
}

function innerBlocks(block: Json): Json | undefined {
  const { data } = block;
  const inner = isObject(data) && data.blocks !== undefined ? data.blocks : block.blocks;
  if (inner === undefined || inner === null) return undefined;
  if (!isObject(inner))
    throw serverError('AttributeError', `'${pythonType(inner)}' object has no attribute 'values'`);
  return inner;
}

/** The block with other blocks inside. */
function withInner(block: Json, blocks: Json): Json {
  const { data } = block;
  return isObject(data) && data.blocks !== undefined
    ? { ...block, data: { ...data, blocks } }
    : { ...block, blocks };
}

function storedBlock(block: unknown, store: StoreLink): unknown {
  if (!isObject(block))
    throw serverError('TypeError', `argument of type '${pythonType(block)}' is not iterable`);
  const inner = innerBlocks(block);
  // Blocks inside are stored below; here they would be walked once more for each block around them.
  const stored = storedJson(inner ? withInner(block, {}) : block, store) as Json;
  const type = block['@type'];
  if (type === 'html') stored.html = safeHtml(typeof block.html === 'string' ? block.html : '');
  if (type === 'image' && !stored.url) stored.url = '';
  return inner ? withInner(stored, storedBlocks(inner, store)) : stored;
}

/** The blocks of a page as they are stored, blocks inside blocks included. */
export function storedBlocks(blocks: Json, store: StoreLink): Json {
  return Object.fromEntries(Object.entries(blocks).map(([id, block]) => [id, storedBlock(block, store)]));
}
