import type * as ForeignReader from './foreign';

let reader: typeof ForeignReader | undefined;

/** Reads what content of other sites says of its blocks' place and ground, once it has come. */
export const foreignReader = (): typeof ForeignReader | undefined => reader;

export async function loadForeignReader(): Promise<void> {
  reader ??= await import('./foreign');
}

/** Brings it for a page, as JSON, that says anything in these ways; what is written here does not. Without it, the page is plain. */
export async function loadReaderOf(stored: string): Promise<void> {
  if (/"theme":|:noprefix"|"--|"blockWidth"|"backgroundColor"/.test(stored))
    await loadForeignReader().catch(() => undefined);
}
