import { useEffect } from 'react';
import { typeOf } from '../document/flags';
import { usePageDocument, useSelection } from '../document/hooks';
import { textType } from '../document/text-block';
import type { SidebarTab } from './editing';

/** Selecting a block that has settings opens them; a text leaves the tab as it is. */
export function useTabOfSelection(setTab: (tab: SidebarTab) => void): void {
  const { blocks } = useSelection();
  const { state } = usePageDocument();
  const [key] = blocks;
  useEffect(() => {
    const block = key === undefined ? undefined : state.blocks.get(key);
    if (block && typeOf(block.data) !== textType) setTab('block');
  }, [key, state, setTab]);
}
