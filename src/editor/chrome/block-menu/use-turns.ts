import { useEffect, useState } from 'react';
import { editedDefinitions } from '../../block-picker/edited-definitions';
import { turnsOf, type Turn } from '../../block-picker/turns';
import { usePageDocument } from '../../document/hooks';
import type { BlockKey } from '../../document/types';

/** What blocks can become; undefined until all that edits blocks has been fetched. */
export function useTurns(blocks: readonly BlockKey[]): readonly Turn[] | undefined {
  const document = usePageDocument();
  const [turns, setTurns] = useState<readonly Turn[]>();
  useEffect(() => {
    let isCurrent = true;
    void editedDefinitions().then((forms) => {
      if (isCurrent) setTurns(turnsOf(document.state, blocks, forms));
    });
    return () => {
      isCurrent = false;
    };
  }, [document, blocks]);
  return turns;
}
