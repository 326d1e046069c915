import { isTextTarget } from '@/tool/text-target';

/** Whether a control of a form takes the keys, or the page as visitors see it, behind which no block is meant. */
export const isField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, .tool-preview') !== null;

/** Whether a control of a form or a text takes the keys. */
export const isTyping = (target: EventTarget | null): boolean => isField(target) || isTextTarget(target);
