import type { Locator } from '@playwright/test';
import type { FormField } from './form';

const fieldAt = (form: Locator, id: string) => form.locator(`[id="${id}"]`);

/** What a field can be set to beside what it is set to. */
export async function otherSettings(form: Locator, { id, kind }: FormField): Promise<string[]> {
  const own = fieldAt(form, id);
  if (kind === 'switch') return [String(!(await own.isChecked()))];
  const others = own.locator(kind === 'choice' ? 'option:not(:checked)' : 'input:not(:checked)');
  const values = await others.evaluateAll((each) =>
    each.map((option) => (option as HTMLOptionElement).value),
  );
  return values.filter((value) => value !== '');
}

/** What a field is set to; undefined where nothing leads back to that. */
export async function settingOf(form: Locator, { id, kind }: FormField): Promise<string | undefined> {
  const own = fieldAt(form, id);
  if (kind === 'switch') return String(await own.isChecked());
  if (kind === 'choice') return own.inputValue();
  return own.evaluate((group) => group.querySelector<HTMLInputElement>('input:checked')?.value);
}

/** Whether a field can be set to something: what nobody has said cannot always be unsaid. */
export async function canBe(form: Locator, { id, kind }: FormField, value: string): Promise<boolean> {
  return kind !== 'choice' || (await fieldAt(form, id).locator(`option[value="${value}"]`).count()) > 0;
}

export async function set(form: Locator, { id, kind }: FormField, value: string): Promise<void> {
  const own = fieldAt(form, id);
  if (kind === 'switch') return own.setChecked(value === 'true');
  if (kind === 'choice') return void (await own.selectOption(value));
  return own.locator('label', { has: own.page().locator(`input[value="${value}"]`) }).click();
}
