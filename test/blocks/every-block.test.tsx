import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Block as StoredBlock } from '@/blocks/definition';
import { frameShape } from '@/blocks/frame/data';
import { startApi } from '~test/support/api';
import { everyField, everyTopField, hostileValues } from '~test/support/hostile-data';
import { expectHarmless } from '~test/support/harmless';
import { renderBlocks } from '~test/support/render-page';
import { blocks } from '~test/support/all-blocks';

const api = startApi();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.use(
    http.get(/@(querystring-|job-offer-)?search/, () => HttpResponse.json({ items: [], items_total: 0 })),
    http.get(/@querystring$/, () => HttpResponse.json({ indexes: {}, sortable_indexes: {} })),
  );
});

/** Draws blocks on one page; `kinds` says what each of them stores. */
async function expectDrawn(stored: readonly StoredBlock[], kinds: readonly string[]): Promise<void> {
  const { container, unmount } = renderBlocks(stored);
  await waitFor(() => expect(container.querySelector('[aria-busy="true"], [data-growing]')).toBeNull());
  const shown = [...container.querySelectorAll('.block')].filter((each) => !each.matches('.block .block'));
  expect(shown).toHaveLength(stored.length);
  for (const [index, block] of shown.entries()) {
    expect(block.querySelector('.block-failure, :scope > .block-unknown'), kinds[index]).toBeNull();
  }
  expectHarmless(container);
  unmount();
}

const drawn = blocks.flatMap(({ name, shape, variations = [] }) =>
  [undefined, ...variations.map((variation) => variation.name)].map((variation) => ({
    name,
    variation,
    shape,
  })),
);

describe.each(drawn)('A block of the type $name, drawn as $variation,', ({ name, variation, shape }) => {
  test('neither fails nor runs anything, whatever it stores everywhere', async () => {
    const named = { '@type': name, ...(variation !== undefined && { variation }) };
    const kinds = hostileValues.map(([kind]) => kind);
    const values = hostileValues.map(([, value]) => value);
    const inside = values.map((value) => ({ ...(everyField(shape, value) as object), ...named }));
    const above = values.map((value) => ({
      ...everyTopField(frameShape, value),
      ...everyTopField(shape, value),
      ...named,
    }));
    await expectDrawn(inside, kinds);
    await expectDrawn(above, kinds);
  });
});
