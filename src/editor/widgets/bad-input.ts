import { createContext, useContext, useEffect, useRef } from 'react';
import type { Fault } from '@/forms/schema';

/** What somebody has entered that is no value. */
export interface BadInput {
  text: string;
  /** The value that the field had then. */
  of: unknown;
  fault: Fault;
}

/**
 * Keeps what was entered and is no value, by the ids of controls: nothing is saved meanwhile, and nothing is lost when the
 * form goes and comes again.
 */
export interface BadInputs {
  get: (id: string) => BadInput | undefined;
  /** With null it is gone. */
  tell: (id: string, input: BadInput | null) => void;
  /** Forgets those whose ids begin so: their controls stand for something else now. */
  drop: (prefix: string) => void;
}

const nowhere: BadInputs = { get: () => undefined, tell: () => {}, drop: () => {} };

export const BadInputContext = createContext<BadInputs>(nowhere);

export const useBadInputs = (): BadInputs => useContext(BadInputContext);

/** Tells the form that what stands in a control is no value. */
export function useBadInput(id: string, input: BadInput | null): void {
  const { tell } = useBadInputs();
  // The words of a fault are made anew with each drawing.
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const text = input?.text;
  useEffect(() => tell(id, latest.current), [tell, id, text]);
}
