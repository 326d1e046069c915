import type * as ForeignReader from './foreign';

let reader: typeof ForeignReader | undefined;

/** Reads what content of other sites says of its blocks' place and ground, once it has come. */
export const foreignReader = (): typeof ForeignReader | undefined => reader;

export async function bringForeignReader(): Promise<void> {
  reader ??= await import('./foreign');
}

/** Brings it for a page that says anything in these ways; what is written here does not. Without it, the page is plain. */
export async function bringReaderOf(content: object): Promise<void> {
  if (/"theme":|:noprefix"|"--|"blockWidth"|"backgroundColor"/.test(JSON.stringify(content)))
    await bringForeignReader().catch(() => undefined);
}
