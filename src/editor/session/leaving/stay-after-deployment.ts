const hold = (event: Event) => event.stopImmediatePropagation();

/**
 * A part of the site that a deployment has replaced loads the page anew; an editor, saved or not, would lose its steps
 * and its selection by that, and draws what it can without the part. Returns the end of it.
 */
export function stayAfterDeployment(): () => void {
  const options = { capture: true };
  window.addEventListener('vite:preloadError', hold, options);
  return () => window.removeEventListener('vite:preloadError', hold, options);
}
