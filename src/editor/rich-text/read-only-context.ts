import { createContext, useContext } from 'react';

/** Whether what is written in a block may not be changed, as its template says. */
export const ReadOnlyContext = createContext(false);

/** Whether a text may not be changed: the block round it says so, or it says so itself. */
export const useIsReadOnly = (own: boolean | undefined): boolean =>
  useContext(ReadOnlyContext) || own === true;
