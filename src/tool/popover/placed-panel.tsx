import type { HTMLAttributes, ReactNode, RefObject } from 'react';
import type { Placing } from './keep-placed';
import { usePlaced } from './use-placed';

interface PlacedPanelProps extends HTMLAttributes<HTMLDivElement> {
  box: RefObject<HTMLDivElement>;
  /** Where it stands at what it lies in. */
  placing: () => Placing;
  children: ReactNode;
}

/** A panel that stands below what it lies in or, where there is no room, above. */
export function PlacedPanel({ box, placing, children, ...attributes }: PlacedPanelProps) {
  usePlaced(box, placing);
  return (
    <div ref={box} {...attributes}>
      {children}
    </div>
  );
}
