import { isRecord } from '@/lib/text';
import { ownOf } from '@/lib/deep-equal';
import { copiedBlock } from './copied-block';
import { choiceShape } from './data';
import { blocksFieldOf, storedSide } from './side';

type Fields = Readonly<Record<string, unknown>>;

/** Fields that a page has for itself, whatever it translates, and its title, which is asked for. */
const ownFields = new Set([
  'id',
  'title',
  'language',
  'creators',
  'effective',
  'expires',
  'changeNote',
  'versioning_enabled',
  'nav_title',
  'relatedItems',
  'blocks',
  'blocks_layout',
]);

/** A value that is sent as it came: words, numbers, choices; what is stored elsewhere, as a file, is not copied. */
function plainValue(value: unknown): unknown {
  if (['string', 'number', 'boolean'].includes(typeof value)) return value;
  if (Array.isArray(value)) {
    const entries = value.map(plainValue);
    return entries.length > 0 && entries.every((entry) => entry !== undefined) ? entries : undefined;
  }
  const { token } = choiceShape.read(value);
  return token === '' ? undefined : token;
}

function blocksFrom(source: Fields, newId: () => string): Fields {
  const names = blocksFieldOf(source);
  const side = storedSide(source);
  if (!names || side.blocks.length === 0) return {};
  const copies = side.blocks.map((each) => [newId(), copiedBlock(each, side, newId)] as const);
  return { [names[0]]: Object.fromEntries(copies), [names[1]]: { items: copies.map(([id]) => id) } };
}

/**
 * What the translation of a page begins with: the blocks of the page, each of which knows from which it comes, and those of
 * its fields that one may write and that are the same in every language until somebody says otherwise.
 */
export function contentFrom(source: Fields, properties: Fields, newId: () => string): Fields {
  const names = Object.keys(properties).filter((name) => {
    const property = properties[name];
    return !ownFields.has(name) && isRecord(property) && property['readonly'] !== true;
  });
  const fields = names.flatMap((name) => {
    const value = plainValue(ownOf(source, name));
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(fields), ...blocksFrom(source, newId) };
}
