/** Whether a field, a list of choices or a text takes what is typed and pasted for itself. */
export const isTextTarget = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable="true"]') !== null;
