import { createContext } from 'react';

/** Whether the blocks below are being edited: what opens at a click stays closed then. */
export const IsEditingContext = createContext(false);
