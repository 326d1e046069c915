/** What a browser keeps beyond the tab; undefined where it forbids that. */
export function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
