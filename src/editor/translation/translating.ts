import { createContext, useContext, useSyncExternalStore } from 'react';
import { getStored } from '@/api/editing';
import type { Language } from '@/lib/language';
import { createListeners } from '@/lib/listeners';
import { whenIdle } from '@/lib/when-idle';
import type { PageDocument } from '../document/page-document';
import type { BlockKey } from '../document/types';
import { pairsOf, type Pair, type PairState } from './pairs';
import { documentSide, storedSide, type Side } from './side';
import { isTranslationOf, summaryOf, type TranslationSummary } from './state';

type Fields = Readonly<Record<string, unknown>>;

/** The same page in another language. */
export interface Partner {
  language: string;
  path: string;
}

/** The page that the edited one translates, block by block. */
export interface Source extends Partner {
  content: Fields;
  side: Side;
  pairs: readonly Pair[];
  summary: TranslationSummary;
}

export interface TranslatingState {
  /** What is translated; undefined where the edited page is the source itself, or that is not known yet. */
  source: Source | undefined;
  /** How the translations of the edited page stand, by their languages. */
  translations: ReadonlyMap<string, TranslationSummary>;
}

/** How the edited page stands to its other languages. */
export interface Translating {
  state: () => TranslatingState;
  subscribe: (listener: () => void) => () => void;
  /** How the translation of a block of the page stands; undefined for what translates nothing. */
  stateOf: (key: BlockKey) => PairState | undefined;
  /** Compares the blocks as they are now, without waiting. */
  refresh: () => void;
  /** Reads the other languages, and again when somebody comes back to this window; gives the way to end that. */
  start: () => () => void;
}

interface TranslatingParts {
  document: PageDocument;
  partners: readonly Partner[];
  /** The page is new, and translates the one at this path. */
  sourcePath?: string | undefined;
  language: Language;
}

/** Milliseconds without a change after which the blocks are compared anew. */
const pause = 300;
/** After which the other languages are asked for, be the browser at rest or not. */
const patience = 1000;

const nothing: TranslatingState = { source: undefined, translations: new Map() };

export function createTranslating(parts: TranslatingParts): Translating {
  const { document, partners, sourcePath, language } = parts;
  const { subscribe, notify } = createListeners();
  const fetched = new Map<Partner, Fields>();
  let state = nothing;
  let states = new Map<BlockKey, PairState>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Which page is translated does not change while one writes. */
  let source: Partner | undefined;

  function compare(): void {
    const own = documentSide(document.state);
    const translations = new Map<string, TranslationSummary>();
    let present: Source | undefined;
    for (const [partner, content] of fetched) {
      const side = storedSide(content);
      if (partner === source) {
        const pairs = pairsOf(side, own);
        present = { ...partner, content, side, pairs, summary: summaryOf(pairs) };
      } else if (!isTranslationOf(own, side)) {
        translations.set(partner.language, summaryOf(pairsOf(own, side)));
      }
    }
    state = { source: present, translations };
    states = new Map(
      present?.pairs.flatMap(({ own: block, state: each }) =>
        block?.key === undefined ? [] : [[block.key, each] as const],
      ),
    );
    notify();
  }

  function compareLater(): void {
    if (fetched.size === 0) return;
    clearTimeout(timer);
    timer = setTimeout(compare, pause);
  }

  async function read(signal: AbortSignal): Promise<void> {
    await Promise.all(
      partners.map(async (partner) => {
        try {
          fetched.set(partner, await getStored(partner.path, { language, signal }));
        } catch {
          // Who may not see it, or cannot reach it now, edits the page all the same.
        }
      }),
    );
    if (signal.aborted || fetched.size === 0) return;
    const own = documentSide(document.state);
    source ??= [...fetched.keys()].find((partner) => {
      if (sourcePath !== undefined) return partner.path === sourcePath;
      const content = fetched.get(partner);
      return content && isTranslationOf(own, storedSide(content));
    });
    compare();
  }

  return {
    state: () => state,
    subscribe,
    stateOf: (key) => states.get(key),
    refresh: () => {
      clearTimeout(timer);
      if (fetched.size > 0) compare();
    },
    start: () => {
      const controller = new AbortController();
      const { signal } = controller;
      const look = () => {
        if (window.document.visibilityState === 'visible') void read(signal);
      };
      // Nobody waits for it with the first letter.
      if (partners.length > 0) whenIdle(() => !signal.aborted && void read(signal), patience);
      window.document.addEventListener('visibilitychange', look, { signal });
      const leave = document.subscribe('content', '', compareLater);
      return () => {
        controller.abort();
        leave();
        clearTimeout(timer);
      };
    },
  };
}

export const TranslatingContext = createContext<Translating | undefined>(undefined);

const listenToNothing = () => () => undefined;

export function useTranslating(): Translating {
  const translating = useContext(TranslatingContext);
  if (!translating) throw new Error('No page is being edited here.');
  return translating;
}

export function useTranslatingState(): TranslatingState {
  const translating = useContext(TranslatingContext);
  return useSyncExternalStore(
    translating?.subscribe ?? listenToNothing,
    translating?.state ?? (() => nothing),
  );
}

/** How the translation of a block stands; only those are drawn again for whom the answer changes. */
export function usePairState(key: BlockKey): PairState | undefined {
  const translating = useContext(TranslatingContext);
  return useSyncExternalStore(translating?.subscribe ?? listenToNothing, () => translating?.stateOf(key));
}
