import { useContext, useSyncExternalStore } from 'react';
import { useIsChanged } from '../document/hooks';
import { BadInputsContext } from './bad-inputs';

/** Whether leaving would lose something: a change, or what stands in a form and is no value yet. */
export function useIsUnsaved(savedVersion: number): boolean {
  const badInputs = useContext(BadInputsContext);
  const holdsInput = useSyncExternalStore(badInputs.subscribe, () => badInputs.scopes().length > 0);
  const isChanged = useIsChanged(savedVersion);
  return isChanged || holdsInput;
}
