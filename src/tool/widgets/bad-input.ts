import { createContext, useContext, useEffect, useRef } from 'react';
import type { FieldError } from '@/forms/schema';

/** What somebody has entered that is no value. */
export interface BadInput {
  text: string;
  /** The value that the field had then. */
  of: unknown;
  error: FieldError;
}

/**
 * Keeps what was entered and is no value, by the ids of controls: nothing is saved meanwhile, and nothing is lost when the
 * form goes and comes again.
 */
export interface BadInputs {
  get: (id: string) => BadInput | undefined;
  /** With null it is gone. */
  report: (id: string, input: BadInput | null) => void;
  /** Forgets those whose ids begin so: their controls stand for something else now. */
  drop: (prefix: string) => void;
}

const nowhere: BadInputs = { get: () => undefined, report: () => {}, drop: () => {} };

export const BadInputContext = createContext<BadInputs>(nowhere);

export const useBadInputs = (): BadInputs => useContext(BadInputContext);

/** Tells the form that what stands in a control is no value. */
export function useBadInput(id: string, input: BadInput | null): void {
  const { report } = useBadInputs();
  // The words of an error are made anew with each drawing.
  const latest = useRef(input);
  useEffect(() => {
    latest.current = input;
  });
  const text = input?.text;
  useEffect(() => report(id, latest.current), [report, id, text]);
}
