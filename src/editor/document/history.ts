import { joinChanges, rewriteChange, type Change } from './change';
import type { Selection } from './types';

/** One thing to undo: what was done, and what takes it back. */
interface Step {
  forward: Change;
  inverse: Change;
  group: string | undefined;
  at: number;
}

/** Keystrokes that follow each other within this time, in milliseconds, are undone together. */
const pause = 1000;
/** As many steps can be undone. */
const mostSteps = 200;

export interface History {
  /** Keeps a change that was made; changes of one group in quick succession are one step. */
  record: (done: Pick<Step, 'forward' | 'inverse' | 'group'>) => void;
  /** The change that takes back the last step. */
  undo: () => Change | undefined;
  redo: () => Change | undefined;
  /** Ends the step: what follows is one of its own, as after a word. */
  seal: () => void;
  /** Says where the caret is after the last step, as long as that goes on: doing it again brings it back. */
  keepSelection: (selection: Selection) => void;
  /** Says otherwise what is stored of blocks and fields, in all steps. */
  rewrite: (rewritten: <Stored>(stored: Stored) => Stored) => void;
  canUndo: () => boolean;
  canRedo: () => boolean;
}

/** The steps of an edit, as many as are kept; `clock` gives milliseconds. */
export function createHistory(clock: () => number, limit = mostSteps): History {
  let done: Step[] = [];
  let undone: Step[] = [];
  let isSealed = false;

  function joins(last: Step, group: string | undefined, at: number): boolean {
    return (
      !isSealed && undone.length === 0 && group !== undefined && last.group === group && at - last.at <= pause
    );
  }

  return {
    record: ({ forward, inverse, group }) => {
      const at = clock();
      const last = done.at(-1);
      if (last && joins(last, group, at)) {
        last.forward = joinChanges(last.forward, forward);
        last.inverse = joinChanges(inverse, last.inverse);
        last.at = at;
      } else {
        done.push({ forward, inverse, group, at });
        if (done.length > limit) done = done.slice(-limit);
      }
      undone = [];
      isSealed = false;
    },
    undo: () => {
      const step = done.pop();
      if (step) undone.push(step);
      isSealed = true;
      return step?.inverse;
    },
    redo: () => {
      const step = undone.pop();
      if (step) done.push(step);
      isSealed = true;
      return step?.forward;
    },
    seal: () => {
      isSealed = true;
    },
    keepSelection: (selection) => {
      const last = done.at(-1);
      if (!last || isSealed || last.forward.selection.blocks !== selection.blocks) return;
      last.forward = { ...last.forward, selection };
    },
    rewrite: (rewritten) => {
      for (const step of [...done, ...undone]) {
        step.forward = rewriteChange(step.forward, rewritten);
        step.inverse = rewriteChange(step.inverse, rewritten);
      }
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
  };
}
