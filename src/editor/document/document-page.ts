import type { BlockLookup } from '@/blocks/blocks-context';
import { outlineOf, type Outline } from '@/blocks/page/outline';
import type { PageStore } from '@/blocks/page/page-store';
import type { PageDocument } from './page-document';

/** Milliseconds without a change after which the page's outline is worked out anew. */
const pause = 300;

/**
 * The page being edited as the views of its blocks know a page. Headings and anchors follow when people pause: working them
 * out takes a walk over the page, which no keystroke should wait for.
 */
export function createDocumentPage(
  document: PageDocument,
  find: BlockLookup,
  pathOf: () => string | undefined,
): PageStore {
  const listeners = new Set<() => void>();
  let outline: Outline | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leave: (() => void) | undefined;

  function renew(): void {
    outline = outlineOf(document.toContent(), find, outline);
    for (const listener of listeners) listener();
  }

  function renewLater(): void {
    clearTimeout(timer);
    timer = setTimeout(renew, pause);
  }

  return {
    subscribe: (onChange) => {
      listeners.add(onChange);
      leave ??= document.subscribe('content', '', renewLater);
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        leave?.();
        leave = undefined;
        outline = undefined;
      };
    },
    // A new page has an address once it is made.
    field: (name) => document.state.fields.get(name) ?? (name === '@id' ? pathOf() : undefined),
    outline: () => (outline ??= outlineOf(document.toContent(), find)),
  };
}
