import { flushSync } from 'react-dom';

/** Unfolds the part of the form in which a field stands, and gives the keyboard to it. */
export function focusField(name: string): void {
  const field = () => window.document.getElementById(`field-${name}`);
  if (!field()) {
    // The fields of a part that has not been open are yet to be drawn.
    const folded = window.document.querySelectorAll<HTMLElement>(
      '#sidebar-metadata .tool-section__button[aria-expanded="false"]',
    );
    for (const button of folded) {
      flushSync(() => button.click());
      if (field()) break;
      flushSync(() => button.click());
    }
  }
  const element = field();
  const section = element?.closest('.tool-section');
  const button = section?.querySelector<HTMLElement>('.tool-section__button[aria-expanded="false"]');
  if (button) flushSync(() => button.click());
  const control = element?.matches('input, textarea, select, button, [contenteditable], [tabindex]')
    ? element
    : element?.querySelector<HTMLElement>('input, textarea, select, button');
  (control ?? element)?.focus();
  element?.scrollIntoView({ block: 'center' });
}
