import { useCallback, useState, type ReactNode } from 'react';
import type { Reference } from '@/forms/schema';
import { lateComponent } from '../late-part/late-part';
import { ObjectBrowserContext, type BrowseContent, type BrowseRequest } from './context';

const BrowserDialog = lateComponent(async () => (await import('./browser-dialog')).BrowserDialog);

interface Opened {
  request: BrowseRequest;
  resolve: (chosen: readonly Reference[] | null) => void;
}

interface ObjectBrowserProviderProps {
  /** Path of the page that is edited: the browser begins there where nothing is chosen yet. */
  path: string;
  children: ReactNode;
}

/** Draws the object browser for whoever below asks for content. */
export function ObjectBrowserProvider({ path, children }: ObjectBrowserProviderProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const browse: BrowseContent = useCallback(
    (request) =>
      new Promise((resolve) => {
        setOpened((before) => {
          before?.resolve(null);
          return { request, resolve };
        });
      }),
    [],
  );
  const close = (chosen: readonly Reference[] | null) => {
    setOpened(null);
    opened?.resolve(chosen);
  };
  return (
    <ObjectBrowserContext.Provider value={browse}>
      {children}
      {opened && <BrowserDialog request={opened.request} pagePath={path} onClose={close} />}
    </ObjectBrowserContext.Provider>
  );
}
