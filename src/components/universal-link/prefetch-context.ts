import { createContext } from 'react';

/** Called with the path of a page as soon as somebody points at a link to it. */
export const PrefetchContext = createContext<(path: string) => void>(() => undefined);
