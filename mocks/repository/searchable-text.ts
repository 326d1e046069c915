import { textOfHtml } from '~mocks/lib/html-text';
import { textOfBlocks } from './block-text';
import { isCommentHit, plainTextOf } from './comment-hits';
import type { Item } from './types';

/** Plone's own pages, which are not found by their names. */
const nameless: ReadonlySet<string> = new Set([
  'Document',
  'Event',
  'News Item',
  'LRF',
  'BlogFolder',
  'Post',
  'Author',
  'BlogTag',
]);

/** Everything of an item that the search box searches. */
export function searchableText(item: Item): string {
  if (isCommentHit(item)) return plainTextOf(item.comment);
  const { title, description, subjects, blocks, blocks_layout: layout } = item.fields;
  const parts: unknown[] = [...(nameless.has(item.type) ? [] : [item.id]), title, description];
  if (Array.isArray(subjects)) parts.push(...subjects);
  parts.push(...textOfBlocks(blocks, layout));
  for (const value of Object.values(item.fields)) {
    if (isRichText(value)) parts.push(textOfHtml(value.data));
    else if (isTextFile(value) && item.fields.restricted !== true) parts.push(textOfFile(value));
  }
  return parts.filter((part) => typeof part === 'string').join('\n');
}

/** What an item says in its blocks and texts, without its name and description. */
export function textOfItem({ fields }: Item): string {
  const texts = Object.values(fields).filter(isRichText);
  return [
    ...textOfBlocks(fields.blocks, fields.blocks_layout),
    ...texts.map(({ data }) => textOfHtml(data)),
  ].join('\n');
}

interface TextFile {
  text: string;
  contentType: string;
}

const textOfFile = ({ text, contentType }: TextFile): string =>
  contentType === 'text/html' ? textOfHtml(text) : text;

const isTextFile = (value: unknown): value is TextFile =>
  typeof value === 'object' && value !== null && 'blob' in value && 'text' in value;

function isRichText(value: unknown): value is { data: string } {
  return typeof value === 'object' && value !== null && 'data' in value && typeof value.data === 'string';
}
