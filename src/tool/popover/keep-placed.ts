import {
  autoUpdate,
  computePosition,
  flip,
  offset,
  shift,
  type OffsetOptions,
  type Padding,
  type Placement,
  type ReferenceElement,
  type Strategy,
} from '@floating-ui/dom';

/** Where a box stands. */
export interface Placing {
  /** What it stands at, which stays the same; what it lies in where nothing is named. */
  reference?: ReferenceElement;
  /** On which side of it; where it does not fit there, on the other one. */
  placement: Placement;
  /** As its style sheet positions it. */
  strategy: Strategy;
  offset: OffsetOptions;
  /** Of the window, what it leaves free. */
  padding: Padding;
  /** What it does not reach out of, besides the window. */
  boundary?: Element | undefined;
  /** It stays on the side on which it was opened. */
  isSideKept?: boolean;
  /** Its style sheet alone says where it stands, as in a narrow window. */
  isLeftToStyle?: boolean;
  onPlaced?: (at: { x: number; isFirst: boolean }) => void;
}

interface Kept {
  update: () => void;
  stop: () => void;
}

/** Puts a box at its reference, inside the window, and keeps it there. */
export function keepPlaced(box: HTMLElement, placingNow: () => Placing): Kept {
  const reference = placingNow().reference ?? box.parentElement ?? document.body;
  let side: Placement | undefined;
  const update = async () => {
    const { placement, strategy, padding, boundary, isSideKept, isLeftToStyle, ...rest } = placingNow();
    const isFirst = side === undefined;
    if (isLeftToStyle) {
      for (const name of ['left', 'top', 'opacity']) box.style.removeProperty(name);
      rest.onPlaced?.({ x: 0, isFirst });
      return;
    }
    const bounds = { padding, ...(boundary && { boundary }) };
    const isKept = isSideKept && side !== undefined;
    const found = await computePosition(reference, box, {
      placement: isKept && side ? side : placement,
      strategy,
      middleware: [
        offset(rest.offset),
        !isKept && flip({ ...bounds, crossAxis: false, fallbackStrategy: 'initialPlacement' }),
        shift({ ...bounds, crossAxis: !isSideKept }),
      ],
    });
    side = found.placement;
    box.style.left = `${found.x}px`;
    box.style.top = `${found.y}px`;
    box.style.removeProperty('opacity');
    rest.onPlaced?.({ x: found.x, isFirst });
  };
  const run = () => void update();
  return { update: run, stop: autoUpdate(reference, box, run) };
}
