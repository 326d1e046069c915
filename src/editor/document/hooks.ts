import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { ChannelKind } from './channels';
import { flagsOf, type Flags } from './flags';
import { isBare, placedIn } from './layout';
import type { OrderEntry } from './order-tree';
import type { PageDocument } from './page-document';
import { sourceOf } from './to-content';
import type { BlockKey, BlockNode, ContainerKey, Selection, StoredBlock } from './types';
import { wordsOf } from './words-of';
import { writeBlock } from './write-block';

export const PageDocumentContext = createContext<PageDocument | undefined>(undefined);

/** The page being edited. */
export function usePageDocument(): PageDocument {
  const document = useContext(PageDocumentContext);
  if (!document) throw new Error('No page is being edited here.');
  return document;
}

function useChannel<Value>(kind: ChannelKind, name: string, read: (document: PageDocument) => Value): Value {
  const document = usePageDocument();
  const subscribe = useCallback(
    (listener: () => void) => document.subscribe(kind, name, listener),
    [document, kind, name],
  );
  return useSyncExternalStore(subscribe, () => read(document));
}

const none: readonly BlockKey[] = [];

/** A block; undefined once it is gone. */
export function useBlock(key: BlockKey): BlockNode | undefined {
  return useChannel('block', key, ({ state }) => state.blocks.get(key));
}

/**
 * A block as it is stored, with all that it holds, for views that draw their blocks themselves. It asks at every change of
 * the page, so it is not for blocks of text.
 */
export function useStoredBlock(key: BlockKey): StoredBlock | undefined {
  return useChannel('content', '', ({ state }) => {
    const block = state.blocks.get(key);
    return block && writeBlock(sourceOf(state), block);
  });
}

/** The blocks of a container in their order. */
export function useLayout(key: ContainerKey): readonly BlockKey[] {
  return useChannel('container', key, ({ state }) => {
    const container = state.containers.get(key);
    return container ? placedIn(container) : none;
  });
}

/** Whether the page has no block; who asks hears of the first and the last one alone. */
export function useIsBare(): boolean {
  const [root = ''] = usePageDocument().state.roots;
  return useChannel('container', root, ({ state }) => isBare(state));
}

/** A field of the page, as stored. */
export function useField(name: string): unknown {
  return useChannel('field', name, ({ state }) => state.fields.get(name));
}

export function useSelection(): Selection {
  return useChannel('selection', '', ({ state }) => state.selection);
}

/** Whether any of these blocks is selected. */
export function useAreSomeSelected(keys: readonly BlockKey[]): boolean {
  return useChannel('selection', '', ({ state: { selection } }) =>
    selection.blocks.some((key) => keys.includes(key)),
  );
}

const unheard = () => () => undefined;

/** How many blocks are selected; 0 where no page is asked. */
function useSelectedCount(document: PageDocument | undefined): number {
  const subscribe = useCallback(
    (listener: () => void) => document?.subscribe('selection', '', listener) ?? unheard(),
    [document],
  );
  return useSyncExternalStore(subscribe, () => document?.state.selection.blocks.length ?? 0);
}

/** Whether several blocks are selected; false for a text that stands on no page. */
export function useAreSeveralSelected(): boolean {
  return useSelectedCount(useContext(PageDocumentContext)) > 1;
}

/** Whether a block is selected; only those are drawn again for whom the answer changes. */
export function useIsSelected(key: BlockKey): boolean {
  return useChannel('selected', key, ({ state }) => state.selection.blocks.includes(key));
}

/**
 * Whether a block is selected and no other: several have one bar together, and none of their own tools. Only what is selected
 * hears of the others.
 */
export function useIsSelectedAlone(key: BlockKey): boolean {
  const document = usePageDocument();
  const isSelected = useIsSelected(key);
  return useSelectedCount(isSelected ? document : undefined) === 1;
}

export function useCanUndo(): boolean {
  return useChannel('history', '', (document) => document.canUndo());
}

export function useCanRedo(): boolean {
  return useChannel('history', '', (document) => document.canRedo());
}

/** Whether the page is another than in a version of it: who asks is drawn again only when the answer changes. */
export function useIsChanged(since: number): boolean {
  return useChannel('content', '', (document) => document.version() !== since);
}

/** What is told of a block by what it is now; who asks is drawn again only when the answer changes. */
export function useBlockFact<Fact>(key: BlockKey, read: (block: BlockNode) => Fact): Fact | undefined {
  return useChannel('block', key, ({ state }) => {
    const block = state.blocks.get(key);
    return block && read(block);
  });
}

/** A few words of a block; who shows them is drawn again only when these words change. */
export const useWords = (key: BlockKey): string => useBlockFact(key, wordsOf) ?? '';

/** What a template says of a block; who asks is drawn again only when that is something else. */
export const useFlag = <Name extends keyof Flags>(key: BlockKey, name: Name): Flags[Name] | undefined =>
  useBlockFact(key, ({ data }) => flagsOf(data)[name]);

/** The `@type` of a block, '' where it has none. */
export function useType(key: BlockKey): string {
  return useFlag(key, '@type') ?? '';
}

/** The order of all blocks; typing leaves it as it is. */
export function useOrderTree(): readonly OrderEntry[] {
  return useChannel('structure', '', (document) => document.order());
}
