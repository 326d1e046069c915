import { showToast, type Toast } from '@/tool/toasts/toast-store';
import type { PageDocument } from '../document/page-document';

/** Shows what can be acted upon as long as nothing else of the page has changed. */
export function showWhileUnchanged(document: PageDocument, toast: Toast): void {
  const version = document.version();
  const close = showToast(toast);
  const leave = document.observe(() => {
    if (document.version() === version) return;
    leave();
    close();
  });
}
