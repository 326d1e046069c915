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

/** Opens a block with its form, looks that neither fails, and that nothing of it is stored anew. */
async function expectOpened(name: string, stored: Record<string, unknown>): Promise<void> {
  const block = { ...stored, '@type': name };
  const before = JSON.stringify({ block, below: words('Darunter') });
  const { container, page } = await editBlocks(JSON.parse(before) as Record<string, unknown>);
  const chrome = '.tool-grip, .tool-block__bar, .tool-block__add';
  const own = () => container.querySelectorAll(`[data-block="block"] > :not(${chrome})`);
  await waitFor(() => expect(own()).not.toHaveLength(0));
  await waitFor(() => expect(container.querySelector('.tool-form')).not.toBeNull());
  expect(container.querySelector('.block-failure, .block-unknown')).toBeNull();
  expect(JSON.stringify(page.toContent()['blocks'])).toBe(before);
  expect(page.canUndo()).toBe(false);
  expectHarmless(container);
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
  test.each(hostileValues)(
    'that stores %s everywhere is opened, and stays as it is',
    async (_kind, value) => {
      await expectOpened(name, { ...(everyField(shape, value) as object) });
      await expectOpened(name, everyTopField(shape, value));
    },
  );

  test('stays as it is stored in real pages when it is opened', async () => {
    for (const stored of storedOf(pages, name).slice(0, 12)) await expectOpened(name, stored);
  });
});
