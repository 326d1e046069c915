import type { BlockDefinition, BlockEditor } from '@/blocks/definition';
import { knownBlocks, loadAllBlocks } from '@/blocks/registry';

/** A block's definition with what edits it, which has been fetched. */
export interface EditedDefinition {
  definition: BlockDefinition;
  editor: BlockEditor;
}

/** All blocks of the site that are edited, in the order of the picker; what cannot be had is left out. */
export async function editedDefinitions(): Promise<EditedDefinition[]> {
  // Those that have come are better than none.
  await loadAllBlocks().catch(() => undefined);
  const found = await Promise.allSettled(
    knownBlocks().map(async (definition) => ({ definition, editor: await definition.editor?.() })),
  );
  return found.flatMap((each) => {
    if (each.status === 'rejected' || !each.value.editor) return [];
    return [{ definition: each.value.definition, editor: each.value.editor }];
  });
}
