import { useContext, useState } from 'react';
import { usePageSearch } from '@/state/preview';
import { IsEditingContext } from '../../is-editing';
import { usePageParameter } from '../../page/hooks';

interface ListAddress {
  search: URLSearchParams;
  /** Stands behind the names of parameters, to tell lists on one page apart. */
  suffix: string;
  change: (write: (search: URLSearchParams) => URLSearchParams, replace?: boolean) => void;
}

const nothing = new URLSearchParams();

/** What is asked of a list: it stands in the address, but for lists that are being edited. */
export function useListAddress(id: string): ListAddress {
  const suffix = usePageParameter(id).slice('page'.length);
  const isEditing = useContext(IsEditingContext);
  const [inAddress, setInAddress] = usePageSearch();
  const [tried, setTried] = useState(nothing);
  return {
    search: isEditing ? tried : inAddress,
    suffix,
    change: (write, replace = false) => {
      if (isEditing) setTried(write);
      else setInAddress(write, { preventScrollReset: true, replace });
    },
  };
}
