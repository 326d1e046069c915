import type { Locator, Page } from '@playwright/test';
import { expect } from '../journey';
import type { OpenedBlock } from './block';
import { chooseTarget, type Targets } from './choose-target';
import type { FormField } from './form';
import { sampleOf } from './samples';

/** What was entered into a field, and must be there later. */
export interface Entered {
  /** Names the field; in the block itself a text has no name. */
  id: string;
  /** Words that nothing else says, or the path to which a link or a picture leads. */
  value: string;
  isPath?: true;
}

export interface Filling extends OpenedBlock {
  page: Page;
  /** The type of the block. */
  name: string;
  targets: Targets;
  entered: Entered[];
  /** Ids of the fields that have been changed. */
  done: Set<string>;
}

type Fill = (filling: Filling, field: FormField) => Promise<void>;

const controlOf = (form: Locator, id: string) => form.locator(`[id="${id}"]`);
const fieldOf = (form: Locator, id: string) =>
  form.locator(`.tool-field[id="${id}"], .tool-field:has([id="${id}"])`).last();

/** The name of a field without its place in a list of objects: `field-slides-0-title` is `slides.title`. */
export const nameOf = (id: string) => id.replace(/^[a-z]+-/, '').replace(/-\d+-/g, '.');

export const newWords = ({ entered }: Filling) => `Wort${100 + entered.length}`;

const line: Fill = async (filling, { id }) => {
  const { form, name, entered } = filling;
  const value = sampleOf(name, nameOf(id)) ?? newWords(filling);
  await controlOf(form, id).fill(value);
  entered.push({ id, value });
};

const number: Fill = ({ form, name }, { id, value }) =>
  controlOf(form, id).fill(sampleOf(name, nameOf(id)) ?? (value === '2' ? '3' : '2'));

const day: Fill = ({ form }, { id }) => controlOf(form, id).fill('24.12.2026');

const rich: Fill = async (filling, { id }) => {
  const value = newWords(filling);
  await controlOf(filling.form, id).locator('[contenteditable]').click();
  await filling.page.keyboard.type(value);
  filling.entered.push({ id, value });
};

/** What titles of a large vocabulary are likely to hold; all terms of a small one are there without. */
const parts = ['', 'er', 'en', 'un', 'ch'];

/** Words of one's own where they are taken, else a term of the vocabulary. */
const words: Fill = async (filling, { id }) => {
  const { form, entered } = filling;
  const control = controlOf(form, id);
  const chips = fieldOf(form, id).locator('.tool-chip');
  const before = await chips.count();
  const value = newWords(filling);
  await control.fill(value);
  await control.press('Enter');
  if ((await chips.count()) > before) {
    entered.push({ id, value });
    return;
  }
  const options = fieldOf(form, id).getByRole('option');
  for (const part of parts) {
    await control.fill(part);
    await control.click();
    await options
      .first()
      .waitFor({ timeout: 2000 })
      .catch(() => undefined);
    if ((await options.count()) > 0) break;
  }
  await options.first().click();
  await expect(chips).toHaveCount(before + 1);
};

const link: Fill = async ({ page, form, targets, entered }, { id, value: before }) => {
  // What was chosen in its place is replaced here.
  const former = entered.findIndex(({ value, isPath }) => isPath && before.includes(value));
  if (former >= 0) entered.splice(former, 1);
  // A picture that is there can be edited in its place too.
  const [browse] = await fieldOf(form, id)
    .getByRole('button', { name: /^(?!Bild bearbeiten)/ })
    .all();
  await browse?.click();
  entered.push({ id, value: await chooseTarget(page, targets), isPath: true });
};

const objects: Fill = async ({ form }, { id }) => {
  const titles = controlOf(form, id).locator('.tool-card__title');
  if ((await titles.count()) > 0) return titles.last().click();
  await controlOf(form, id).locator('> .tool-objects > .tool-add').click();
};

const query: Fill = async ({ form, name }, { id }) => {
  await controlOf(form, `${id}-add`).fill('Titel');
  await fieldOf(form, id).getByRole('option', { name: 'Titel', exact: true }).click();
  await fieldOf(form, id)
    .getByLabel('Wert')
    .last()
    .fill(sampleOf(name, nameOf(id)) ?? 'Messung');
};

/** Ticks one more, or takes the first away where all are ticked. */
const checks: Fill = async ({ form }, { id }) => {
  const open = controlOf(form, id).locator('input:not(:checked)');
  const box = (await open.count()) > 0 ? open : controlOf(form, id).locator('input');
  await box.first().click();
};

const fills: Partial<Record<FormField['kind'], Fill>> = {
  line,
  lines: line,
  rich,
  number,
  day,
  words,
  link,
  links: link,
  objects,
  query,
  checks,
};

/** Enters something new into a field, by its widget. */
export async function fill(filling: Filling, field: FormField): Promise<void> {
  const how = fills[field.kind];
  expect(how, `how ${filling.name}'s ${field.id} is filled`).toBeDefined();
  await how?.(filling, field);
}
