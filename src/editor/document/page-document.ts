import { applyChange, changesContent, rewriteChange, type Change } from './change';
import { createChannels, type Channels } from './channels';
import { createHistory } from './history';
import { loadContent } from './load-content';
import { newId } from './new-id';
import { orderTree, type OrderEntry } from './order-tree';
import { emptyText } from './text-block';
import { changedFields, toContent } from './to-content';
import { touchedBy } from './touched';
import type { Caret } from './selection';
import type { DocumentState, Setup } from './types';

export interface PageDocument {
  /** The page as it is now. It is changed by `run` alone; its nodes never are. */
  state: DocumentState;
  /**
   * Makes the change that a command gives, if it gives one. Changes of one `group` in quick succession, as of typing in one
   * block, are undone together.
   */
  run: (command: (state: DocumentState) => Change | undefined, group?: string) => boolean;
  undo: () => boolean;
  redo: () => boolean;
  /**
   * Says otherwise what is stored, as the address of something that has moved: no step, and what can be undone and redone says
   * it otherwise too. Whether anything of the page is.
   */
  rewrite: (rewritten: <Stored>(stored: Stored) => Stored) => boolean;
  /** Remembers where the caret is, so that undoing what follows and redoing what was brings it back; nobody is told. */
  keepCaret: (caret: Caret | undefined) => void;
  /** Ends what is undone together. */
  sealStep: () => void;
  canUndo: () => boolean;
  canRedo: () => boolean;
  /** Counts the changes of what is saved; undoing one counts too. */
  version: () => number;
  /** The order of all blocks, the same as long as no layout changes. */
  order: () => readonly OrderEntry[];
  toContent: () => Record<string, unknown>;
  changedFields: (original: Readonly<Record<string, unknown>>) => Record<string, unknown>;
  subscribe: Channels['subscribe'];
  /** Calls back after each change with what was made and what takes it back; gives the way to end it. */
  observe: (listener: (made: MadeChange) => void) => () => void;
}

/** A change that was made, and the one that takes it back. */
export interface MadeChange {
  change: Change;
  inverse: Change;
}

export interface DocumentOptions extends Partial<Setup> {
  /** Milliseconds, by which changes are grouped. */
  clock?: () => number;
  /** How many steps can be undone. */
  steps?: number;
}

/** Holds a content item that is edited, outside React: each of its listeners hears of its own block alone. */
export function createPageDocument(
  content: Readonly<Record<string, unknown>>,
  {
    rulesOf = () => undefined,
    isSingle = () => false,
    initialBlock = () => emptyText,
    newId: idMaker = newId,
    clock = () => performance.now(),
    steps,
  }: DocumentOptions = {},
): PageDocument {
  const state = loadContent(content, { rulesOf, isSingle, initialBlock, newId: idMaker });
  const history = createHistory(clock, steps);
  const channels = createChannels();
  const observers = new Set<(made: MadeChange) => void>();
  let version = 0;
  let order: readonly OrderEntry[] | undefined;

  const ways = () => [history.canUndo(), history.canRedo()];

  function apply(change: Change, could: readonly boolean[], record?: (inverse: Change) => void): void {
    const inverse = applyChange(state, change);
    record?.(inverse);
    if (changesContent(change)) version++;
    if (change.containers.size > 0) order = undefined;
    const can = ways();
    for (const observer of observers) observer({ change, inverse });
    const facts = [...touchedBy({ change, inverse }, state)];
    channels.notify(could.every((each, index) => each === can[index]) ? facts : [...facts, ['history', '']]);
  }

  function step(take: () => Change | undefined): boolean {
    const could = ways();
    const change = take();
    if (change) apply(change, could);
    return change !== undefined;
  }

  return {
    state,
    run: (command, group) => {
      const change = command(state);
      if (!change) return false;
      const isRecorded = changesContent(change);
      apply(change, ways(), (inverse) => {
        if (isRecorded) history.record({ forward: change, inverse, group });
      });
      return true;
    },
    undo: () => step(history.undo),
    redo: () => step(history.redo),
    rewrite: (rewritten) => {
      history.rewrite(rewritten);
      const { blocks, fields, selection } = state;
      const next = rewriteChange({ blocks, fields, containers: new Map(), selection }, rewritten);
      const isOther =
        (held: ReadonlyMap<string, unknown>) =>
        ([name, value]: readonly [string, unknown]) =>
          held.get(name) !== value;
      const change = {
        ...next,
        blocks: new Map([...next.blocks].filter(isOther(blocks))),
        fields: new Map([...next.fields].filter(isOther(fields))),
      };
      if (!changesContent(change)) return false;
      apply(change, ways());
      return true;
    },
    keepCaret: (caret) => {
      state.selection = { ...state.selection, caret };
      history.keepSelection(state.selection);
    },
    sealStep: history.seal,
    canUndo: history.canUndo,
    canRedo: history.canRedo,
    version: () => version,
    order: () => (order ??= orderTree(state)),
    toContent: () => toContent(state),
    changedFields: (original) => changedFields(state, original),
    subscribe: channels.subscribe,
    observe: (listener) => {
      observers.add(listener);
      return () => observers.delete(listener);
    },
  };
}
