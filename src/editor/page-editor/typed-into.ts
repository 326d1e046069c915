/** Whether a control of a form takes the keys. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select') !== null;

/** Whether a control of a form or a text takes the keys. */
export const isTyping = (target: EventTarget | null): boolean =>
  isField(target) || (target instanceof Element && target.closest('[contenteditable="true"]') !== null);
