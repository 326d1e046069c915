import { useEffect, useState } from 'react';
import { knownBlocks } from '@/blocks/registry';
import { turnsOf, type EditedDefinition, type Turn } from '../../block-picker/turns';
import { usePageDocument } from '../../document/hooks';
import type { BlockKey } from '../../document/types';

async function allForms(): Promise<EditedDefinition[]> {
  const found = await Promise.allSettled(
    knownBlocks().map(async (definition) => ({ definition, editor: await definition.editor?.() })),
  );
  return found.flatMap((each) => {
    if (each.status === 'rejected' || !each.value.editor) return [];
    return [{ definition: each.value.definition, editor: each.value.editor }];
  });
}

/** What blocks can become; undefined until all that edits blocks has been fetched. */
export function useTurns(blocks: readonly BlockKey[]): readonly Turn[] | undefined {
  const document = usePageDocument();
  const [turns, setTurns] = useState<readonly Turn[]>();
  useEffect(() => {
    let isCurrent = true;
    void allForms().then((forms) => {
      if (isCurrent) setTurns(turnsOf(document.state, blocks, forms));
    });
    return () => {
      isCurrent = false;
    };
  }, [document, blocks]);
  return turns;
}
