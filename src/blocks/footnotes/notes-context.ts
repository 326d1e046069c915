import { createContext } from 'react';
import type { Note } from './notes-in';

/** The footnotes of the page, for the block that shows them. */
export const NotesContext = createContext<readonly Note[]>([]);
