import { createPath, type Path } from 'react-router';
import { tabStorage } from '@/lib/tab-storage';

const key = 'portal-reloaded';

/**
 * A part of the site that a deployment has replaced can no longer be fetched: the page that wanted it is loaded anew,
 * once. Where that does not help either, the failure is shown.
 */
export function reloadAfterDeployment(wantedPage: () => Path): void {
  window.addEventListener('vite:preloadError', () => {
    const storage = tabStorage();
    const wanted = createPath(wantedPage());
    // Where nothing can be kept, it could not be told that it did not help.
    if (!storage || storage.getItem(key) === wanted) return;
    storage.setItem(key, wanted);
    if (wanted === createPath(window.location)) window.location.reload();
    else window.location.assign(wanted);
  });
}
