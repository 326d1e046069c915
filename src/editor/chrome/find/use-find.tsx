import { useCallback, useState, type ReactNode } from 'react';
import { lateComponent } from '@/tool/late-part/late-part';

const FindBar = lateComponent(async () => (await import('./find-bar')).FindBar);

/** The search of the page: how it is opened, and its bar as long as it is. */
export function useFind(): { find: () => void; bar: ReactNode } {
  const [call, setCall] = useState(0);
  const find = useCallback(() => setCall((count) => count + 1), []);
  const close = useCallback(() => setCall(0), []);
  return { find, bar: call > 0 && <FindBar call={call} onClose={close} /> };
}
