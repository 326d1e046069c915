import type { Locator } from '@playwright/test';
import { expect } from '../journey';
import { fill, newWords, type Filling } from './fill';
import { inDialog } from './dialog';
import { fieldsIn, isSwitch, openCards, unfold, type FormField } from './form';
import { canBe, otherSettings, set, settingOf } from './switch';

/** The fields that are still to be changed. */
async function fieldsLeft({ form, done }: Filling): Promise<FormField[]> {
  return (await fieldsIn(form)).filter(({ id, isReadOnly }) => !isReadOnly && !done.has(id));
}

const contentsLeft = async (filling: Filling) =>
  (await fieldsLeft(filling)).filter((each) => !isSwitch(each));
const switchesLeft = async (filling: Filling) => (await fieldsLeft(filling)).filter(isSwitch);

/** Fills whatever is to be filled, and what appears by that. */
async function fillContents(filling: Filling): Promise<void> {
  await unfold(filling.form);
  for (let [next] = await contentsLeft(filling); next; [next] = await contentsLeft(filling)) {
    filling.done.add(next.id);
    await fill(filling, next);
  }
}

/** Sets a switch to whatever opens further fields, and fills these; else it stays as it was. */
async function tryOut(filling: Filling, field: FormField): Promise<void> {
  const { form, done } = filling;
  const before = await settingOf(form, field);
  if (before === undefined) return;
  for (const setting of await otherSettings(form, field)) {
    await set(form, field, setting);
    if ((await contentsLeft(filling)).length > 0) {
      done.add(field.id);
      return fillContents(filling);
    }
  }
  if (await canBe(form, field, before)) await set(form, field, before);
  else done.add(field.id);
}

/** Fills all fields of a form that say something, those too that only a switch brings. */
async function fillForm(filling: Filling): Promise<void> {
  await fillContents(filling);
  const tried = new Set<string>();
  const nextSwitch = async () => (await switchesLeft(filling)).find(({ id }) => !tried.has(id));
  for (let next = await nextSwitch(); next; next = await nextSwitch()) {
    tried.add(next.id);
    await tryOut(filling, next);
  }
}

/** Fills the form of a block, and the dialog that it may have. */
export async function fillAll(filling: Filling): Promise<void> {
  await fillForm(filling);
  await inDialog(filling, fillForm);
}

/** Whether something was written; what only asks for words is none. */
const hasWords = (text: Locator): Promise<boolean> =>
  text.evaluate((element) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const asking of copy.querySelectorAll('[data-slate-placeholder]')) asking.remove();
    return copy.textContent?.replaceAll('\uFEFF', '').trim() !== '';
  });

/** Writes into the texts of a block that are edited in their place and still empty. */
export async function fillInPlace(filling: Filling): Promise<void> {
  const { page, block, entered } = filling;
  const texts = await block.locator('[contenteditable="true"]').all();
  for (const text of texts) {
    if (await hasWords(text)) continue;
    const value = newWords(filling);
    await text.click();
    await page.keyboard.type(value);
    entered.push({ id: '', value });
  }
}

/** Sets all other fields to something else; what would hide others that are still to be set comes after them. */
async function setForm(filling: Filling): Promise<void> {
  const { form, name, done } = filling;
  await unfold(form);
  const late = new Set<string>();
  for (let left = await switchesLeft(filling); left.length > 0; left = await switchesLeft(filling)) {
    const next = left.find(({ id }) => !late.has(id)) ?? left[0];
    if (!next) return;
    const before = await settingOf(form, next);
    const [setting] = await otherSettings(form, next);
    expect(setting, `what ${name}'s ${next.id} can be set to`).toBeDefined();
    await set(form, next, setting ?? '');
    const kept = new Set((await switchesLeft(filling)).map(({ id }) => id));
    const isHiding = left.some(({ id }) => !kept.has(id));
    if (isHiding && !late.has(next.id) && before !== undefined) {
      late.add(next.id);
      await set(form, next, before);
    } else done.add(next.id);
    await fillContents(filling);
  }
}

export async function setAll(filling: Filling): Promise<void> {
  await setForm(filling);
  await inDialog(filling, setForm);
}

/** What stands in the form of a block, and in its dialog. */
export async function allFields(filling: Filling): Promise<FormField[]> {
  const found: FormField[] = [];
  const read = async ({ form }: Filling): Promise<void> => {
    await unfold(form);
    await openCards(form);
    found.push(...(await fieldsIn(form)));
  };
  await read(filling);
  await inDialog(filling, read);
  return found;
}
