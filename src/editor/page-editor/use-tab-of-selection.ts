import { useEffect } from 'react';
import { typeOf } from '../document/flags';
import { usePageDocument, useSelection } from '../document/hooks';
import { textType } from '../document/text-block';
import type { SidebarTab } from './editing';

/** Selecting a block that has settings, or several, opens them; a text leaves the tab as it is. */
export function useTabOfSelection(setTab: (tab: SidebarTab) => void): void {
  const { blocks } = useSelection();
  const { state } = usePageDocument();
  const [key] = blocks;
  const areSeveral = blocks.length > 1;
  useEffect(() => {
    const block = key === undefined ? undefined : state.blocks.get(key);
    if (block && (areSeveral || typeOf(block.data) !== textType)) setTab('block');
  }, [key, areSeveral, state, setTab]);
}
