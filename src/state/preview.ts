import { createContext, useContext } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router';

type ChangeSearch = (
  write: (before: URLSearchParams) => URLSearchParams,
  options?: Pick<NavigateOptions, 'preventScrollReset' | 'replace'>,
) => void;

/** A page that an editor is shown as its visitors will see it. */
interface Preview {
  /** Nothing lies at its path yet. */
  isNew: boolean;
  /** What visitors would have chosen by its address, which is not that of the editor. */
  search: URLSearchParams;
  setSearch: ChangeSearch;
}

export const PreviewContext = createContext<Preview | null>(null);

export const useIsPreview = (): boolean => useContext(PreviewContext) !== null;

/** Whether something lies at the path of the page that is shown. */
export const useIsStored = (): boolean => useContext(PreviewContext)?.isNew !== true;

/** What the address of the page that is shown asks of it, and how that is changed. */
export function usePageSearch(): readonly [URLSearchParams, ChangeSearch] {
  const [search, setSearch] = useSearchParams();
  const preview = useContext(PreviewContext);
  return preview ? [preview.search, preview.setSearch] : [search, setSearch];
}
