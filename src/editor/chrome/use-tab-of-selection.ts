import { useEffect } from 'react';
import { textType } from '@/blocks/text-type';
import { usePageDocument, useSelection, useType } from '../document/hooks';
import type { BlockKey } from '../document/types';
import type { SidebarTab } from '../session/editing';

/**
 * Selecting a block that has settings, or several, opens them, and so does a text that becomes such a block; a text and
 * the title of the page, whose fields stand in the tab of the document, leave the tab as it is.
 */
export function useTabOfSelection(
  setTab: (tab: SidebarTab) => void,
  /** Whether the tab has led to a block itself, and stays. */
  hasLedTo: (key: BlockKey) => boolean,
): void {
  const { isSingle } = usePageDocument().state.setup;
  const { blocks } = useSelection();
  const [key = ''] = blocks;
  const type = useType(key);
  const areSeveral = blocks.length > 1;
  const isTyped = type === textType || isSingle(type);
  useEffect(() => {
    if (key !== '' && (areSeveral || !isTyped) && !hasLedTo(key)) setTab('block');
  }, [key, areSeveral, type, isTyped, setTab, hasLedTo]);
}
