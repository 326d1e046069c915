import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import { useMediaQuery } from '@/components/media-query/use-media-query';
import { showToast } from '@/tool/toasts/toast-store';
import { selectBlocks } from '../../document/commands/select-blocks';
import { usePageDocument } from '../../document/hooks';
import { headOf, ownersOf, readingOrder } from '../../document/layout';
import type { BlockKey } from '../../document/types';
import { blockElement } from '../../input/block-element';
import { useEditor, useScreenPart } from '../../input/use-editor';
import { beginBlock, confirmBlocks, missBlock, omitBlock, takeBlock } from '../../translation/commands';
import type { Pair, PairState } from '../../translation/pairs';
import { useTranslating, useTranslatingState, type Source } from '../../translation/translating';
import { messages } from './messages';

export interface SourcePaneState {
  source: Source | undefined;
  isOpen: boolean;
  toggle: () => void;
  goToOpen: () => void;
  take: (pair: Pair) => void;
  begin: (pair: Pair) => void;
  omit: (pair: Pair) => void;
  miss: (pair: Pair) => void;
  confirm: (pairs: readonly Pair[]) => void;
}

const settled: ReadonlySet<PairState> = new Set(['current', 'omitted']);

/** The row of the source that has the keys. */
const rowWithFocus = (): string | undefined =>
  document.activeElement?.closest('[data-source]')?.getAttribute('data-source') ?? undefined;

const rowOf = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-source="${CSS.escape(id)}"]`);

/** The source beside its translation, and what is done with the blocks of both. */
export function useSourcePane(): SourcePaneState {
  const intl = useIntl();
  const page = usePageDocument();
  const { focus } = useEditor();
  const translating = useTranslating();
  const { source } = useTranslatingState();
  const isWide = useMediaQuery('(width >= 992px)');
  const [wanted, setWanted] = useState<boolean>();
  const isOpen = source !== undefined && (wanted ?? isWide);

  const present = useCallback(() => {
    translating.refresh();
    return translating.state().source;
  }, [translating]);

  /** Pairs by blocks of the translation; what lies in a block belongs to it. */
  const pairsOf = useCallback(
    (keys: readonly BlockKey[]): Pair[] => {
      const { state } = page;
      const roots = new Set(keys.flatMap((key) => [key, ...ownersOf(state, key)]));
      return (present()?.pairs ?? []).filter(({ own }) => own?.key !== undefined && roots.has(own.key));
    },
    [page, present],
  );

  /** What is to be translated next in a block that holds others, behind one of these. */
  const openPartOf = useCallback(
    ({ own, copies, state: standing }: Pair, behind?: BlockKey): BlockKey | undefined => {
      const { state } = page;
      if (own?.key === undefined || standing !== 'open') return undefined;
      const parts = [own.key, ...readingOrder(state, state.blocks.get(own.key)?.containers ?? [])];
      const from = behind === undefined ? 0 : parts.indexOf(behind) + 1;
      return parts
        .slice(from)
        .find((key) => copies.includes(key === own.key ? undefined : state.blocks.get(key)?.id));
    },
    [page],
  );

  const goTo = useCallback(
    ({ own, source: { id }, state }: Pair, part?: BlockKey) => {
      if (own?.key === undefined) {
        flushSync(() => setWanted(true));
        rowOf(id)?.querySelector('button')?.focus();
        return;
      }
      const key = part ?? own.key;
      flushSync(() => page.run((now) => selectBlocks(now, [key])));
      blockElement(key)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      // What is a copy is typed over.
      focus.focus(key, state === 'open' ? { from: 'start', to: 'end' } : 'start');
    },
    [page, focus],
  );

  const goToOpen = useCallback(() => {
    const pairs = present()?.pairs ?? [];
    const row = rowWithFocus();
    const selected = headOf(page.state.selection) ?? '';
    const [head] = row === undefined ? pairsOf([selected]) : [];
    const at = pairs.findIndex(({ source: { id } }) => id === (row ?? head?.source.id));
    // First what is left of the block in which one is.
    const behind = head && openPartOf(head, selected);
    if (head && behind !== undefined) return goTo(head, behind);
    const next = [...pairs.slice(at + 1), ...pairs.slice(0, at + 1)].find(({ state }) => !settled.has(state));
    if (next) goTo(next, openPartOf(next));
    else showToast({ kind: 'success', title: intl.formatMessage(messages.allDone) });
  }, [goTo, intl, openPartOf, page, pairsOf, present]);

  const change = useCallback(
    (command: typeof takeBlock, pair: Pair) => {
      const now = present();
      const meant = now?.pairs.find(({ source: { id } }) => id === pair.source.id);
      if (!now || !meant) return;
      page.sealStep();
      if (!flushSync(() => page.run((state) => command(state, now.pairs, meant, now.side)))) return;
      page.sealStep();
      const key = flushSync(present)?.pairs.find(({ source: { id } }) => id === pair.source.id)?.own?.key;
      if (key === undefined) {
        // What was left out, or is missed again, has other buttons now.
        rowOf(pair.source.id)?.querySelector('button')?.focus();
        return;
      }
      blockElement(key)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      focus.focus(key, command === takeBlock ? { from: 'start', to: 'end' } : 'start');
    },
    [focus, page, present],
  );
  const take = useCallback((pair: Pair) => change(takeBlock, pair), [change]);
  const begin = useCallback((pair: Pair) => change(beginBlock, pair), [change]);
  const omit = useCallback((pair: Pair) => change(omitBlock, pair), [change]);
  const miss = useCallback((pair: Pair) => change(missBlock, pair), [change]);
  const confirm = useCallback(
    (pairs: readonly Pair[]) => {
      page.run((state) => confirmBlocks(state, pairs));
      translating.refresh();
    },
    [page, translating],
  );
  const toggle = useCallback(() => setWanted(!isOpen), [isOpen]);

  useScreenPart({
    isTranslation: source !== undefined,
    toggleSource: toggle,
    goToOpenBlock: goToOpen,
    confirmBlocks: (keys) => confirm(pairsOf(keys)),
    takeBlock: (keys) => {
      const row = rowWithFocus();
      const [pair] =
        row === undefined ? pairsOf(keys) : (source?.pairs ?? []).filter((each) => each.source.id === row);
      if (pair) take(pair);
    },
  });
  return { source, isOpen, toggle, goToOpen, take, begin, omit, miss, confirm };
}
