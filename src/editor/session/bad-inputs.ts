import { createListeners } from '@/lib/listeners';
import { createContext } from 'react';
import type { BadInput, BadInputs } from '@/tool/widgets/bad-input';

/** What the forms of a page hold that is no value, by what each form is about: '' for the page, else a block's key. */
export interface PageBadInputs {
  /** The same object for the same scope. */
  of: (scope: string) => BadInputs;
  /** Those of a scope by the ids of their controls. */
  all: (scope: string) => ReadonlyMap<string, BadInput>;
  scopes: () => readonly string[];
  subscribe: (listener: () => void) => () => void;
}

const none: ReadonlyMap<string, BadInput> = new Map();

export function createBadInputs(): PageBadInputs {
  const kept = new Map<string, Map<string, BadInput>>();
  const faces = new Map<string, BadInputs>();
  const { subscribe, notify } = createListeners();
  const change = (scope: string, inputs: Map<string, BadInput>) => {
    if (inputs.size > 0) kept.set(scope, inputs);
    else kept.delete(scope);
    notify();
  };
  const faceOf = (scope: string): BadInputs => ({
    get: (id) => kept.get(scope)?.get(id),
    report: (id, input) => {
      const inputs = new Map(kept.get(scope));
      if (input) change(scope, inputs.set(id, input));
      else if (inputs.delete(id)) change(scope, inputs);
    },
    drop: (prefix) => {
      const others = [...(kept.get(scope) ?? none)].filter(([id]) => !id.startsWith(prefix));
      if (others.length < (kept.get(scope)?.size ?? 0)) change(scope, new Map(others));
    },
  });
  return {
    of: (scope) => {
      const face = faces.get(scope) ?? faceOf(scope);
      faces.set(scope, face);
      return face;
    },
    all: (scope) => kept.get(scope) ?? none,
    scopes: () => [...kept.keys()],
    subscribe,
  };
}

export const BadInputsContext = createContext<PageBadInputs>(createBadInputs());
