import type { Language } from '@/lib/language';
import { mayHaveAddOn } from './add-on';
import { request } from './client';

/** Tells that words were looked for in vain. Whoever searches does not wait for it, and hears nothing of it. */
export function postMissedSearch(words: string, call: { language: Language }): void {
  if (!mayHaveAddOn()) return;
  const told = request('/@missed-searches', {
    ...call,
    method: 'POST',
    body: { words },
    leavesContent: true,
  });
  told.catch(() => undefined);
}
