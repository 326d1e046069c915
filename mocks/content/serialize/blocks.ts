import { imageScalesOf } from './item-images';
import type { Perspective } from '../perspective';
import { referenceOf, resolveLink, shownReference } from './references';
import { catalogSummary } from './summary';

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys under which a block may keep a link into the site. */
const linkKeys = new Set(['@id', 'url', 'href', 'preview_image']);

function walk(view: Perspective, value: unknown, key: string): unknown {
  if (typeof value === 'string') {
    if (!linkKeys.has(key)) return value;
    return resolveLink(view, value);
  }
  if (Array.isArray(value)) return value.map((entry) => walk(view, entry, key));
  return isObject(value) ? walkObject(view, value) : value;
}

/** Whether a stored link leads to content that the reader may not view. */
const isUnseen = (view: Perspective, link: unknown): boolean =>
  typeof link === 'string' &&
  referenceOf(view.repository, link) !== undefined &&
  shownReference(view, link) === undefined;

/**
 * An object that stands for content which the reader may not view keeps nothing that was once noted of it. One whose own link resolves
 * to something with an image gets that image's scales.
 */
function walkObject(view: Perspective, source: Json): Json {
  if (isUnseen(view, source['@id'])) return { '@id': source['@id'] };
  const isUrl = source['@type'] === 'URL';
  const entries = Object.entries(source);
  const result: Json = Object.fromEntries(
    entries.map(([key, value]) => [key, walk(view, value, key === 'value' && isUrl ? 'url' : key)]),
  );
  let scales: unknown;
  for (const [key, value] of entries) {
    if (typeof value !== 'string' || !linkKeys.has(key) || key === 'preview_image') continue;
    if (isUnseen(view, value)) delete result.image_scales;
    const target = shownReference(view, value)?.target;
    scales ??= target && imageScalesOf(view, target);
  }
  if (scales) result.image_scales = scales;
  return source['@type'] === 'teaser' ? overlayTeaser(view, source, result) : result;
}

/** The first entry of a teaser's `href`, whichever form it is stored in. */
function hrefOf(block: Json): { link: string; own: Json } | undefined {
  const first: unknown = Array.isArray(block.href) ? block.href[0] : block.href;
  if (typeof first === 'string') return first === '' ? undefined : { link: first, own: {} };
  if (!isObject(first) || typeof first['@id'] !== 'string') return undefined;
  return { link: first['@id'], own: first };
}

/** A teaser shows its target as it is now, unless the editor chose words of their own. */
function overlayTeaser(view: Perspective, stored: Json, block: Json): Json {
  const href = hrefOf(stored);
  if (!href) return block;
  if (!('overwrite' in stored)) return { ...block, overwrite: true };
  if (!href.link.includes('resolveuid/')) return block;
  const reference = shownReference(view, href.link);
  if (!reference) return { ...block, href: [] };
  const summary = catalogSummary(view, reference.target);
  const overlaid = { ...block, href: [{ ...href.own, ...summary }] };
  if (stored.overwrite !== false) return overlaid;
  const { title, description, head_title } = summary;
  return { ...overlaid, title, description, head_title };
}

/** The blocks of an item as a reader gets them: links resolved, teasers filled from their targets. */
export function serializeBlocks(view: Perspective, blocks: unknown): unknown {
  if (!isObject(blocks)) return {};
  return Object.fromEntries(Object.entries(blocks).map(([id, block]) => [id, walk(view, block, '')]));
}
