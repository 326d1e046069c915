import { Suspense, type ComponentType } from 'react';
import { fetched } from '@/components/fetched/fetched';
import { whenIdle } from '@/lib/when-idle';

/** Milliseconds for which a busy browser may put it off. */
const patience = 5000;

const loads: (() => Promise<unknown>)[] = [];

/** Code that a tool begins without: asked for when it is needed, and fetched ahead with all other late parts. */
export function latePart<Part>(load: () => Promise<Part>): () => Promise<Part> {
  loads.push(load);
  return load;
}

/** A component that a tool begins without; nothing stands in its place until it is there, as it is after `preloadLateParts`. */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = fetched(load);
  // It has no words of its own.
  loads.push(() => Part.fetch('de'));
  const Drawn: ComponentType<Props> = Part;
  return function LateComponent(props: Props) {
    return (
      <Suspense fallback={null}>
        <Drawn {...props} />
      </Suspense>
    );
  };
}

/** Fetches what was begun without. What does not come is asked for again when it is needed. */
export async function fetchLateParts(): Promise<void> {
  await Promise.allSettled(loads.map((load) => load()));
}

/** Fetches it once nothing else is to be done: it is at hand when it is needed, whatever a deployment takes away meanwhile. */
export function preloadLateParts(): void {
  whenIdle(() => void fetchLateParts(), patience);
}
