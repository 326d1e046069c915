import { createListeners } from '@/lib/listeners';
import type { ContentForm } from '@/tool/form/content-form';
import { compareStates, type ComparedBlock } from '../../document/compare-states';
import { loadContent } from '../../document/load-content';
import type { PageDocument } from '../../document/page-document';
import { takeBack } from '../../document/take-back';
import type { BlockKey } from '../../document/types';
import type { ServerPage } from '../saving/server-page';
import { withEdited } from '../saving/take-theirs';

export type ChangeKind = Exclude<ComparedBlock['kind'], 'same' | 'removed'>;

/** A block of the page that is another than the stored one, or that is not stored at all. */
type ChangedBlock = ComparedBlock & { kind: ChangeKind; key: BlockKey };

/** What a page that was resumed has changed, as long as it is told that something is unsaved since another sitting. */
export interface DraftChanges {
  /** Whether it is told. */
  isTold: () => boolean;
  /** In the order of the page. */
  blocks: () => readonly ChangedBlock[];
  kindOf: (key: BlockKey) => ChangeKind | undefined;
  /** Makes a block what is stored, as one step; whether it may be that. */
  takeBack: (key: BlockKey) => boolean;
  /** Nobody wants to be told any more. */
  close: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Begins to compare; gives the way to end that. */
  start: () => () => void;
}

interface ChangesParts {
  document: PageDocument;
  form: ContentForm;
  server: ServerPage;
  isResumed: boolean;
}

/** Milliseconds without a change after which the blocks are compared anew. */
const pause = 300;

const isChangedBlock = (block: ComparedBlock): block is ChangedBlock =>
  block.kind !== 'same' && block.kind !== 'removed';

export function createDraftChanges({ document, form, server, isResumed }: ChangesParts): DraftChanges {
  const { subscribe, notify } = createListeners();
  let isTold = isResumed;
  let blocks: readonly ChangedBlock[] = [];
  let kinds: ReadonlyMap<BlockKey, ChangeKind> = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function compare(): void {
    // Of a page that was never saved nothing is as it was.
    const isStored = isTold && server.path() !== undefined;
    const stored = () => loadContent(withEdited(document, form, server.content()), document.state.setup);
    const found = isStored ? compareStates(stored(), document.state).filter(isChangedBlock) : [];
    const isSame = found.length === blocks.length && found.every(({ key, kind }) => kinds.get(key) === kind);
    blocks = found;
    kinds = new Map(found.map(({ key, kind }) => [key, kind]));
    if (!isSame) notify();
  }

  function compareLater(): void {
    if (!isTold) return;
    clearTimeout(timer);
    timer = setTimeout(compare, pause);
  }

  return {
    isTold: () => isTold,
    blocks: () => blocks,
    kindOf: (key) => kinds.get(key),
    takeBack: (key) => {
      compare();
      const block = blocks.find((each) => each.key === key);
      const isMade = block !== undefined && takeBack(document, block);
      compare();
      return isMade;
    },
    close: () => {
      if (!isTold) return;
      isTold = false;
      clearTimeout(timer);
      compare();
      notify();
    },
    subscribe,
    start: () => {
      compare();
      const leave = document.subscribe('content', '', compareLater);
      return () => {
        leave();
        clearTimeout(timer);
      };
    },
  };
}
