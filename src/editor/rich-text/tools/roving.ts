import type { KeyboardEvent } from 'react';

type Step = (at: number, count: number) => number;

const along: ReadonlyMap<string, Step> = new Map<string, Step>([
  ['ArrowRight', (at, count) => (at + 1) % count],
  ['ArrowLeft', (at, count) => (at - 1 + count) % count],
  ['Home', () => 0],
  ['End', (_at, count) => count - 1],
]);

/** The arrow keys go round the buttons of a bar, which Tab passes as one. */
export function roveFocus(event: KeyboardEvent<HTMLElement>, step = along): void {
  const next = step.get(event.key);
  if (!next) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-roving]')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  event.preventDefault();
  buttons[next(at, buttons.length)]?.focus();
}

/** The same for what stands below each other. */
export const downwards: ReadonlyMap<string, Step> = new Map<string, Step>([
  ['ArrowDown', (at, count) => (at + 1) % count],
  ['ArrowUp', (at, count) => (at - 1 + count) % count],
  ['Home', () => 0],
  ['End', (_at, count) => count - 1],
]);
