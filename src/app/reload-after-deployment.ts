import { tabStorage } from '@/lib/tab-storage';
import { presentGuard } from '@/state/leave-guard';

const key = 'portal-reloaded';

/**
 * A part of the site that a deployment has replaced can no longer be fetched: the page that wanted it, whose address stands
 * already, is loaded anew, once. Where that does not help either, where work stands on the page that is not saved, and where
 * the browser is offline, which would leave nothing at all, the failure is shown.
 */
export function reloadAfterDeployment(): void {
  window.addEventListener('vite:preloadError', () => {
    const storage = tabStorage();
    const { pathname, search, hash } = window.location;
    const wanted = pathname + search + hash;
    // Where nothing can be kept, it could not be told that it did not help.
    if (!storage || !navigator.onLine || presentGuard() || storage.getItem(key) === wanted) return;
    storage.setItem(key, wanted);
    window.location.reload();
  });
}
