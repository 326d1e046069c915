import { createListeners } from '@/lib/listeners';

export interface Toast {
  kind: 'success' | 'error' | 'warning' | 'info';
  title: string;
  text?: string;
  /** A way on from what is told. */
  action?: { name: string; onAct: () => void };
  /** Milliseconds for which it is shown. */
  duration?: number;
}

export interface ShownToast extends Toast {
  id: number;
}

/** Milliseconds for which a way back is offered. */
export const undoTime = 10_000;

let shown: readonly ShownToast[] = [];
let next = 1;
const { subscribe, notify } = createListeners();

function show(toasts: readonly ShownToast[]): void {
  shown = toasts;
  notify();
}

/** Shows a message until it has been read, and gives a way to close it before. */
export function showToast(toast: Toast): () => void {
  const id = next++;
  // The same told again takes the place of what told it before.
  const others = shown.filter(
    ({ kind, title, text }) => kind !== toast.kind || title !== toast.title || text !== toast.text,
  );
  show([...others, { ...toast, id }]);
  return () => closeToast(id);
}

export function closeToast(id: number): void {
  if (shown.some((toast) => toast.id === id)) show(shown.filter((toast) => toast.id !== id));
}

export const presentToasts = (): readonly ShownToast[] => shown;

export const onToasts = subscribe;
