import { dataOf } from '../block-data';
import type { BlockLookup } from '../blocks-context';
import type { Block } from '../definition';
import { floats } from './alignment';

/**
 * The class of a block for the one before it, since their distance hangs on both. Styles do not ask for that by `+`: for
 * every block that came or went the browser would look at all of the page again.
 */
export function afterClass(previous: Block | undefined, find: BlockLookup): string {
  if (!previous) return '';
  if (floats(previous)) return 'after--float';
  const definition = find(previous['@type']);
  const isHeading = definition?.outline?.endsInHeading?.(dataOf(definition, previous)) === true;
  return `after--${isHeading ? 'heading-last' : previous['@type']}`;
}
