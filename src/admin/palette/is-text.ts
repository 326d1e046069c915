/** Whether a text takes what is typed for itself. */
export const isText = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
