interface PageBehind {
  path: string;
  /** How far it is scrolled. */
  top: number;
}

let behind: PageBehind | undefined;

/** Notes where a page stands as the cart is opened over it. */
export function noteBehind(path: string): void {
  behind = { path, top: window.scrollY };
}

/** Where the page stood over which the cart is; undefined where it was not opened from there. */
export const pageBehind = (path: string): PageBehind | undefined =>
  behind?.path === path ? behind : undefined;

/** The cart is closed. */
export function forgetBehind(): void {
  behind = undefined;
}
