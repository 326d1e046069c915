import { createContext, type ReactNode } from 'react';
import type { UnknownElement } from './nodes';

/** How what may be a footnote is drawn, with the text that it belongs to; a link must hold no other. */
export type DrawNote = (node: UnknownElement, children: ReactNode, inLink: boolean) => ReactNode;

/** Given by pages that have footnotes. */
export const NoteMarkContext = createContext<DrawNote | undefined>(undefined);
