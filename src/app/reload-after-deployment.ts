import { createPath, type Path } from 'react-router';

const key = 'portal-reloaded';

/**
 * A part of the site that a deployment has replaced can no longer be fetched: the page that wanted it is loaded anew,
 * once. Where that does not help either, the failure is shown.
 */
export function reloadAfterDeployment(wantedPage: () => Path): void {
  window.addEventListener('vite:preloadError', () => {
    const wanted = createPath(wantedPage());
    if (sessionStorage.getItem(key) === wanted) return;
    sessionStorage.setItem(key, wanted);
    if (wanted === createPath(window.location)) window.location.reload();
    else window.location.assign(wanted);
  });
}
