import { cleanup, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { isRecord } from '@/lib/text';
import { startApi } from '~test/support/api';
import { editBlocks } from '~test/support/edit-blocks';
import { expectHarmless } from '~test/support/harmless';
import { everyField, everyTopField, hostileValues } from '~test/support/hostile-data';
import { recordedPages, seededPages, words } from '../document/pages';
import { blocks } from '~test/support/all-blocks';

startApi();

const textLike = [
  'title',
  'description',
  'heading',
  'quote',
  'text',
  'separator',
  'slateTable',
  'table',
  'html',
  'video',
  'maps',
  'accordion',
  'accordionPanel',
  'tabBlock',
  'teaserTab',
  'toc',
  'headline',
  'textPillWithStyle',
  'introduction',
  'highlight',
  'cards',
  'eventMetadata',
  'banner',
];
const edited = blocks.filter(({ name }) => textLike.includes(name));

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('Each of these blocks has an editor', () => {
  expect(
    edited
      .filter((block) => 'editor' in block)
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...textLike].sort());
});

type Stored = Readonly<Record<string, unknown>>;

/** Opens each of some blocks of a page with its form, looks that none fails, and that nothing of them is stored anew. */
async function expectOpened(name: string, all: readonly (readonly [kind: string, stored: Stored])[]) {
  const blocks = all.map(([, stored], index) => [`block-${index}`, { ...stored, '@type': name }] as const);
  const before = JSON.stringify({ ...Object.fromEntries(blocks), below: words('Darunter') });
  const { container, page, select } = await editBlocks(JSON.parse(before) as Record<string, unknown>);
  const chrome = '.tool-grip, .tool-block__bar, .tool-block__add';
  for (const [index, [kind]] of all.entries()) {
    const id = `block-${index}`;
    await select(id);
    const own = () => container.querySelectorAll(`[data-block="${id}"] > :not(${chrome})`);
    await waitFor(() => expect(own(), kind).not.toHaveLength(0));
    await waitFor(() => expect(container.querySelector('.tool-form'), kind).not.toBeNull());
    expect(container.querySelector('.block-failure, .block-unknown'), kind).toBeNull();
    expectHarmless(container);
  }
  expect(JSON.stringify(page.toContent()['blocks'])).toBe(before);
  expect(page.canUndo()).toBe(false);
  cleanup();
}

/** Whatever of a type lies in pages, at every depth. */
function storedOf(value: unknown, name: string): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap((each) => storedOf(each, name));
  if (!isRecord(value)) return [];
  return [
    ...(value['@type'] === name ? [value] : []),
    ...Object.values(value).flatMap((each) => storedOf(each, name)),
  ];
}

const pages = [...recordedPages(), ...seededPages()];

describe.each(edited)('A block of the type $name', ({ name, shape }) => {
  test('is opened, and stays as it is, whatever it stores everywhere', async () => {
    await expectOpened(
      name,
      hostileValues.map(([kind, value]) => [kind, everyField(shape, value) as Stored]),
    );
    await expectOpened(
      name,
      hostileValues.map(([kind, value]) => [kind, everyTopField(shape, value)]),
    );
  });

  test('stays as it is stored in real pages when it is opened', async () => {
    const real = storedOf(pages, name).slice(0, 12);
    if (real.length > 0)
      await expectOpened(
        name,
        real.map((stored, index) => [`page ${index}`, stored]),
      );
  });
});
