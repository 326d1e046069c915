import { createContext, useContext, useEffect, useRef } from 'react';
import type { Fault } from '@/forms/schema';

/** Hears of what was entered and is no value, by the control's id, and with null that it is gone. */
export type BadInputListener = (id: string, fault: Fault | null) => void;

export const BadInputContext = createContext<BadInputListener>(() => {});

/** Tells the form that what stands in a control is no value yet: nothing is saved meanwhile, and nothing is lost. */
export function useBadInput(id: string, fault: Fault | undefined): void {
  const tell = useContext(BadInputContext);
  // The words of a fault are made anew with each drawing.
  const latest = useRef(fault);
  useEffect(() => {
    latest.current = fault;
  });
  const isBad = fault !== undefined;
  useEffect(() => {
    if (!isBad) return undefined;
    tell(id, latest.current ?? null);
    return () => tell(id, null);
  }, [tell, id, isBad]);
}
