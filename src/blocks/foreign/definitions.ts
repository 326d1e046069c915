import { defineBlock, type BlockDefinition } from '../definition';
import { foreignShape } from './data';
import { foreignTypes, formOfType } from './forms';
import { messages } from './messages';
import { outline } from './outline';
import { ForeignView } from './view';

/** What lies in blocks that divide themselves: parts of one type, and nothing else. */
const partsOf: ReadonlyMap<string, string> = new Map([
  ['columnsBlock', ''],
  ['tabs_block', 'tab'],
]);

const made = new Map<string, BlockDefinition>();

/** The definition of a type that is none of this site's; parts of other blocks may have no type at all. */
export function foreignBlock(type: string): BlockDefinition {
  const known = made.get(type);
  if (known) return known;
  const part = partsOf.get(type);
  const definition = defineBlock({
    name: type,
    title: type === '' ? messages.part : messages.title,
    group: 'layout',
    restricted: true,
    shape: foreignShape(type, formOfType(type)),
    view: ForeignView,
    outline,
    ...(part !== undefined && { holds: { allowedBlocks: [part] } }),
    editor: async () => (await import('./edit')).editor,
  });
  made.set(type, definition);
  return definition;
}

/** The blocks of other sites of which it is known how they are stored. */
export const foreignBlocks = (): readonly BlockDefinition[] => foreignTypes.map(foreignBlock);
