import { useEffect } from 'react';
import { textType } from '@/blocks/text-type';
import { useSelection, useType } from '../document/hooks';
import type { BlockKey } from '../document/types';
import type { SidebarTab } from '../session/editing';

/** Selecting a block that has settings, or several, opens them, and so does a text that becomes such a block; a text leaves the tab as it is. */
export function useTabOfSelection(
  setTab: (tab: SidebarTab) => void,
  /** Whether the tab has led to a block itself, and stays. */
  hasLedTo: (key: BlockKey) => boolean,
): void {
  const { blocks } = useSelection();
  const [key = ''] = blocks;
  const type = useType(key);
  const areSeveral = blocks.length > 1;
  useEffect(() => {
    if (key !== '' && (areSeveral || type !== textType) && !hasLedTo(key)) setTab('block');
  }, [key, areSeveral, type, setTab, hasLedTo]);
}
