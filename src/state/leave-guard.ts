/** Stands before the ways out of a page that holds work which is not saved. */
export interface LeaveGuard {
  /** Whether a way within the app is held back; `take` takes it after all. */
  holdsWay: (to: URL, take: () => void) => boolean;
  /** Whether a step in the browser's history is held back, which the browser itself has made already. */
  holdsStep: () => boolean;
}

let guard: LeaveGuard | undefined;

export const presentGuard = (): LeaveGuard | undefined => guard;

/** Puts up a guard; gives the way to take it down. */
export function guardLeaving(put: LeaveGuard): () => void {
  guard = put;
  return () => {
    if (guard === put) guard = undefined;
  };
}
