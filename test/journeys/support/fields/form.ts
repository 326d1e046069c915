import type { Locator } from '@playwright/test';

/** What a field is edited with, as somebody sees it who looks at the form. */
type ContentKind =
  | ('line' | 'lines' | 'rich' | 'number' | 'day' | 'words')
  | ('link' | 'links' | 'objects' | 'query' | 'checks');
type SwitchKind = 'switch' | 'choice' | 'radios';
type Kind = ContentKind | SwitchKind | 'unknown';

export interface FormField {
  id: string;
  kind: Kind;
  isReadOnly: boolean;
  /** What stands in it, as far as it is stored. */
  value: string;
}

/** The fields that a form shows, those of open objects among them. */
export const fieldsIn = (form: Locator): Promise<FormField[]> =>
  form.evaluate((root) => {
    type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
    const kinds: readonly (readonly [selector: string, kind: Kind])[] = [
      ['.tool-objects', 'objects'],
      ['[id$="-add"]', 'query'],
      [':scope > .tool-select', 'choice'],
      ['input[role=switch]', 'switch'],
      ['.tool-check', 'checks'],
      ['.tool-segments, .tool-swatches', 'radios'],
      ['.tool-chips', 'words'],
      [':scope > .tool-address:nth-of-type(1), :scope > .tool-input--card > .tool-target', 'link'],
      [':scope > .tool-rows + .tool-address', 'links'],
      ['.tool-moment', 'day'],
      ['[contenteditable]', 'rich'],
      ['textarea', 'lines'],
      ['input[inputmode=numeric], input[inputmode=decimal]', 'number'],
      ['input', 'line'],
    ];
    const isOwn = (field: Element) => (inner: Element) => inner.closest('.tool-field') === field;
    const valueOf = (control: Control) =>
      control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)
        ? control.checked && `${control.type} ${control.value}`
        : control.value;
    return [...root.querySelectorAll('.tool-field')].map((field) => {
      const controls = [...field.querySelectorAll<Control>('input, select, textarea')].filter(isOwn(field));
      const texts = [...field.querySelectorAll('.tool-target__words, .tool-chip, [contenteditable]')];
      const [, kind = 'unknown'] = kinds.find(([selector]) => field.querySelector(selector)) ?? [];
      const [first] = controls;
      return {
        id: field.id || (controls.find(({ id }) => id !== '')?.id ?? ''),
        kind,
        isReadOnly: first !== undefined && (first.disabled || ('readOnly' in first && first.readOnly)),
        value: [...controls.map(valueOf), ...texts.filter(isOwn(field)).map((each) => each.textContent)]
          .filter(Boolean)
          .join(' | '),
      };
    });
  });

/** Unfolds all parts of a form. */
export async function unfold(form: Locator): Promise<void> {
  const folded = await form.locator('.tool-section__button[aria-expanded="false"]').all();
  for (const button of folded.reverse()) await button.click();
}

/** Opens the last object of each list, in which something was entered. */
export async function openCards(form: Locator): Promise<void> {
  const last = form.locator('.tool-objects .tool-card:last-child .tool-card__title[aria-expanded="false"]');
  for (const button of await last.all()) await button.click();
}

const switches: readonly Kind[] = ['switch', 'choice', 'radios'] satisfies SwitchKind[];

/** Whether a field says how something is to be, and not what it is. */
export const isSwitch = ({ kind }: FormField): boolean => switches.includes(kind);
