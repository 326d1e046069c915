/** What a browser keeps until the tab closes; undefined where it forbids that. */
export function tabStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
