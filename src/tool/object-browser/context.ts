import { createContext, useContext } from 'react';
import type { Reference } from '@/forms/schema';

/** What is to be chosen, and what is chosen already. */
export interface BrowseRequest {
  /** Words for the field for which it is chosen. */
  title: string;
  mode: 'link' | 'image';
  /** Several may be chosen; the answer holds all of them, in their order. */
  isMultiple: boolean;
  chosen: readonly Reference[];
  selectableTypes?: readonly string[];
  maximum?: number;
  /** The folder in which the browser begins, where that is not the page's. */
  start?: string;
}

/** Opens the browser; null when it was closed without choosing. */
export type BrowseContent = (request: BrowseRequest) => Promise<readonly Reference[] | null>;

/** Whoever draws the object browser provides it; without one addresses are typed. */
export const ObjectBrowserContext = createContext<BrowseContent | null>(null);

export const useObjectBrowser = (): BrowseContent | null => useContext(ObjectBrowserContext);
