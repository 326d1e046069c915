import { readLines, type CartLine } from '@/lib/cart-lines';
import { tabStorage } from '@/lib/tab-storage';

/** The name of the cart in either storage. */
export const cartKey = 'cart';

/** Browsers may forbid it: then the cart lasts as long as its tab. */
function browserStorage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** The cart that a storage's text holds; what cannot be read of it is logged, and undefined. */
export function cartIn(text: string | null): readonly CartLine[] | undefined {
  if (text === null) return [];
  try {
    return readLines(JSON.parse(text));
  } catch (error) {
    console.error('The stored cart could not be read:', error);
    return undefined;
  }
}

/** The cart that this browser keeps. That of all tabs leads; a tab's own counts where the other is forbidden. */
export function readCart(): readonly CartLine[] | undefined {
  for (const storage of [browserStorage(), tabStorage()])
    try {
      if (storage) return cartIn(storage.getItem(cartKey));
    } catch {
      // The next one may be allowed.
    }
  return undefined;
}

function write(storage: Storage | undefined, lines: readonly CartLine[]): void {
  try {
    if (lines.length === 0) storage?.removeItem(cartKey);
    else storage?.setItem(cartKey, JSON.stringify(lines));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** Keeps a cart in this tab alone, as another tab has kept it for all. */
export const writeTabCart = (lines: readonly CartLine[]): void => write(tabStorage(), lines);

/** Keeps a cart in both storages; an empty one is taken out of them. */
export function writeCart(lines: readonly CartLine[]): void {
  write(browserStorage(), lines);
  writeTabCart(lines);
}
