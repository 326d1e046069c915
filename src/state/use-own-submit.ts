import { refuseOthers } from '@/api/refuse-others';
import { useAppStore } from './hooks';
import { useSubmit } from './use-submit';

/** As `useSubmit`; where somebody else has logged in in another window, it is refused and not sent in that one's name. */
export function useOwnSubmit<Args extends readonly unknown[], Data>(call: (...args: Args) => Promise<Data>) {
  const store = useAppStore();
  return useSubmit(async (...args: Args) => {
    const { current } = store.getState().session;
    if (current) refuseOthers(current.userId);
    return call(...args);
  });
}
