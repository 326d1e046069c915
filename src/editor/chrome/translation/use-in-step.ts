import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { BlockKey } from '../../document/types';
import { blockElement } from '../../input/block-element';
import { inStep, type Step } from '../../translation/in-step';

/** How far a row stands below the edge of a pane that does not stand beside the page. */
const margin = 8;

/** Where the rows of the pane and their blocks of the page stand, each in what it scrolls in. */
function stepsOf(pane: HTMLElement): Step[] {
  const { top } = pane.getBoundingClientRect();
  const steps = [...pane.querySelectorAll<HTMLElement>('[data-own]')].flatMap((row): Step[] => {
    const block = blockElement(row.dataset['own'] ?? '');
    if (!block) return [];
    const inPage = block.getBoundingClientRect().top + window.scrollY;
    return [[inPage, row.getBoundingClientRect().top - top + pane.scrollTop]];
  });
  return steps.sort(([one], [other]) => one - other);
}

const turned = ([one, other]: Step): Step => [other, one];
const shareOf = (at: number, range: number): number =>
  range <= 0 ? 0 : Math.min(1, Math.max(0, at / range));

interface Line {
  /** In the window. */
  page: number;
  /** In the pane. */
  pane: number;
}

/** What is level with each other: the selected block, as long as it can be seen, else a line that goes down as one scrolls. */
function levelLine(pane: HTMLElement, selected: BlockKey | undefined, share: number): Line {
  const { top, right, bottom, height } = pane.getBoundingClientRect();
  const block = selected === undefined ? undefined : blockElement(selected)?.getBoundingClientRect();
  const isBeside = block ? right <= block.left + 1 : window.matchMedia('(width >= 992px)').matches;
  // Above the page, or a sheet over its foot.
  const isAbove = top < window.innerHeight / 3;
  const from = isBeside ? top : isAbove ? bottom : 0;
  const to = isBeside || isAbove ? window.innerHeight : top;
  if (block && block.top >= from && block.top < to)
    return { page: block.top, pane: isBeside ? block.top - top : margin };
  const until = isBeside ? bottom : to;
  return { page: from + share * (until - from), pane: share * height };
}

/** Keeps the pane of the source in step with the page, whichever of them is scrolled. */
export function useInStep(
  rows: RefObject<HTMLElement>,
  selected: BlockKey | undefined,
  drawn: unknown,
): void {
  const chosen = useRef(selected);
  const follow = useRef<() => void>();
  useLayoutEffect(() => {
    chosen.current = selected;
  });

  useEffect(() => {
    const pane = rows.current;
    if (!pane) return undefined;
    let isPaneLeading = false;
    let frame = 0;

    const followPage = () => {
      if (window.scrollY < 1 && chosen.current === undefined) {
        pane.scrollTop = 0;
        return;
      }
      const share = shareOf(window.scrollY, document.documentElement.scrollHeight - window.innerHeight);
      const line = levelLine(pane, chosen.current, share);
      pane.scrollTop = inStep(stepsOf(pane), window.scrollY + line.page) - line.pane;
    };
    const followPane = () => {
      const share = shareOf(pane.scrollTop, pane.scrollHeight - pane.clientHeight);
      const line = levelLine(pane, undefined, share);
      const steps = stepsOf(pane)
        .map(turned)
        .sort(([one], [other]) => one - other);
      const top = inStep(steps, pane.scrollTop + line.pane) - line.page;
      window.scrollTo({ top, behavior: 'instant' });
    };
    const onFrame = (run: () => void) => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(run);
    };
    const lead = (event: Event) => {
      isPaneLeading = event.target instanceof Node && pane.contains(event.target);
    };
    const onPageScroll = () => {
      if (!isPaneLeading) onFrame(followPage);
    };
    const onPaneScroll = () => {
      if (isPaneLeading) onFrame(followPane);
    };
    follow.current = () => onFrame(followPage);
    const controller = new AbortController();
    const { signal } = controller;
    const passive = { passive: true, capture: true, signal };
    for (const name of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'])
      window.addEventListener(name, lead, passive);
    window.addEventListener('scroll', onPageScroll, { passive: true, signal });
    window.addEventListener('resize', onPageScroll, { passive: true, signal });
    pane.addEventListener('scroll', onPaneScroll, { passive: true, signal });
    return () => {
      controller.abort();
      cancelAnimationFrame(frame);
    };
  }, [rows]);

  useEffect(() => follow.current?.(), [selected, drawn]);
}
