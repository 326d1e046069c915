import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { BlocksContext } from '../blocks-context';
import { createStaticPage, type PageStore } from './page-store';

export const PageContext = createContext<PageStore>(createStaticPage({}, () => undefined));

/** Makes a fetched page known to the blocks below. */
export function PageProvider({ content, children }: { content: object; children: ReactNode }) {
  const find = useContext(BlocksContext);
  const page = useMemo(() => createStaticPage(content, find), [content, find]);
  return <PageContext.Provider value={page}>{children}</PageContext.Provider>;
}
