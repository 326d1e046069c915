import { createContext, useContext, useSyncExternalStore } from 'react';
import type { BlockLookup } from '@/blocks/blocks-context';
import type { BlockEditor } from '@/blocks/definition';
import { deepEqual } from '@/lib/deep-equal';
import { createListeners } from '@/lib/listeners';
import { whenIdle } from '@/lib/when-idle';
import type { Change } from '../document/change';
import { typeOf } from '../document/flags';
import { placedIn, readingOrder } from '../document/layout';
import type { MadeChange, PageDocument } from '../document/page-document';
import type { BlockKey, BlockNode } from '../document/types';
import { factsOf, type BlockFacts } from './block-facts';
import type { Finding } from './finding';
import {
  blockFindings,
  fieldFindings,
  headingFindings,
  linkFindings,
  type PageFacts,
  type PlacedFacts,
} from './page-checks';
import { repairOf, type Given } from './repair';
import type { Targets } from './targets';

/** Milliseconds without a change after which the page is looked at. */
const pause = 700;

/** What is looked at before a page is published, while it is edited. */
export interface PageChecker {
  /** In the order of the page; undefined before the first look. */
  findings: () => readonly Finding[] | undefined;
  findingsOf: (key: BlockKey) => readonly Finding[];
  /** The finding that somebody looks at. */
  active: () => Finding | undefined;
  activate: (finding: Finding | undefined) => void;
  /** Whether it is by the checks that a block is selected. */
  hasLedTo: (key: BlockKey) => boolean;
  /** Mends a finding as a step of its own; whether anything was changed. */
  mend: (finding: Finding, given?: Given) => boolean;
  /** Somebody looks at the findings: what seems to be missing is asked for by itself. */
  lookClosely: () => void;
  /** Something beside the document is another, such as its translations. */
  lookAgain: () => void;
  subscribe: (listener: () => void) => () => void;
  /** Begins to look; gives the way to end that. */
  start: () => () => void;
}

interface CheckerParts {
  document: PageDocument;
  find: BlockLookup;
  targets: Targets;
  pageFacts: () => PageFacts;
}

const none: readonly Finding[] = [];

/** Milliseconds for which a busy browser may put it off. */
const patience = 2000;

/** Checks a page when people pause. A block is looked at once for what is stored of it: a change costs the blocks that it touches. */
export function createPageChecker({ document, find, targets, pageFacts }: CheckerParts): PageChecker {
  const { subscribe, notify } = createListeners();
  const editors = new Map<string, BlockEditor | undefined>();
  const known = new WeakMap<BlockNode, BlockFacts>();
  let findings: readonly Finding[] | undefined;
  let byBlock = new Map<BlockKey, readonly Finding[]>();
  let active: string | undefined;
  let led: BlockKey | undefined;
  let isMending = false;
  /** Changes that mend, and what takes them back. */
  const mending = new WeakSet<Change>();
  let changedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isEnded = false;

  /** What the blocks of a type declare lies with what edits them, which is there as a rule. */
  async function loadEditors(): Promise<void> {
    const types = new Set([...document.state.blocks.values()].map(({ data }) => typeOf(data)));
    const missing = [...types].filter((type) => !editors.has(type));
    await Promise.all(
      missing.map(async (type) => {
        const editor = await Promise.resolve(find(type)?.editor?.()).catch(() => undefined);
        editors.set(type, editor);
      }),
    );
  }

  function factsAt(node: BlockNode): BlockFacts | undefined {
    const before = known.get(node);
    if (before) return before;
    const definition = find(typeOf(node.data));
    if (!definition) return undefined;
    const facts = factsOf(node.data, definition, editors.get(typeOf(node.data)));
    known.set(node, facts);
    return facts;
  }

  function placed(): PlacedFacts[] {
    const { state } = document;
    return [...readingOrder(state)].flatMap((key) => {
      const node = state.blocks.get(key);
      const facts = node && factsAt(node);
      if (!node || !facts) return [];
      const lists = node.containers.flatMap((each) => state.containers.get(each) ?? []);
      const isHollow = lists.length > 0 && lists.every((list) => placedIn(list).length === 0);
      const hasLevels = editors.get(typeOf(node.data))?.checks?.withLevel !== undefined;
      return [{ key, facts, isHollow, hasLevels }];
    });
  }

  function look(): void {
    const blocks = placed();
    targets.want(blocks.flatMap(({ facts }) => facts.targets.map(({ path }) => path)));
    const found = [
      ...blockFindings(blocks),
      ...headingFindings(blocks),
      ...linkFindings(blocks, targets.stateOf),
    ];
    const places = new Map(blocks.map(({ key }, index) => [key, index]));
    const placeOf = ({ block = '' }: Finding) => places.get(block) ?? 0;
    found.sort((one, other) => placeOf(one) - placeOf(other));
    const all = [...found, ...fieldFindings(pageFacts())];
    if (deepEqual(all, findings)) return;
    findings = all;
    byBlock = new Map();
    for (const finding of found) {
      const key = finding.block ?? '';
      byBlock.set(key, [...(byBlock.get(key) ?? none), finding]);
    }
    notify();
  }

  async function lookWhenReady(): Promise<void> {
    await loadEditors();
    if (!isEnded) look();
  }

  function wait(): void {
    timer = setTimeout(() => {
      const since = performance.now() - changedAt;
      timer = undefined;
      if (since < pause) wait();
      else whenIdle(() => void lookWhenReady(), patience);
    }, pause);
  }

  /** A key costs no more than a look at the clock. */
  const lookLater = () => {
    changedAt = performance.now();
    if (timer === undefined) wait();
  };

  /** Undoing what was mended, and mending it again, selects by the checks too. */
  function follow({ change, inverse }: MadeChange): void {
    if (isMending) for (const each of [change, inverse]) mending.add(each);
    if (mending.has(change)) [led] = document.state.selection.blocks;
  }

  return {
    findings: () => findings,
    findingsOf: (key) => byBlock.get(key) ?? none,
    active: () => findings?.find(({ id }) => id === active),
    activate: (finding) => {
      led = finding?.block;
      if (finding?.id === active) return;
      active = finding?.id;
      notify();
    },
    hasLedTo: (key) => key === led,
    mend: (finding, given = {}) => {
      const type = typeOf(document.state.blocks.get(finding.block ?? '')?.data ?? {});
      document.sealStep();
      isMending = true;
      const isMended = document.run((state) => repairOf(state, finding, editors.get(type), given));
      isMending = false;
      document.sealStep();
      // Whoever mends one sees at once that it is gone.
      if (isMended) look();
      return isMended;
    },
    lookClosely: targets.lookClosely,
    lookAgain: lookLater,
    subscribe,
    start: () => {
      isEnded = false;
      const ends = [
        document.subscribe('content', '', lookLater),
        document.observe(follow),
        targets.subscribe(lookLater),
      ];
      whenIdle(() => void lookWhenReady(), patience);
      return () => {
        isEnded = true;
        clearTimeout(timer);
        timer = undefined;
        targets.end();
        for (const end of ends) end();
      };
    },
  };
}

export const PageCheckerContext = createContext<PageChecker | undefined>(undefined);

const never = () => () => undefined;

/** What a part of the screen shows of the checks; without a page that is checked there is nothing to show. */
export function useChecks<Value>(read: (checker: PageChecker | undefined) => Value): Value {
  const checker = useContext(PageCheckerContext);
  return useSyncExternalStore(checker?.subscribe ?? never, () => read(checker));
}

export function usePageChecker(): PageChecker {
  const checker = useContext(PageCheckerContext);
  if (!checker) throw new Error('No page is being checked here.');
  return checker;
}
