import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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

async function expectDrawn(name: string, variation: string | undefined, stored: object): Promise<void> {
  const named = variation === undefined ? {} : { variation };
  const { container, unmount } = renderBlocks([{ ...stored, ...named, '@type': name }]);
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
  expect(container.querySelector('.block')).not.toBeNull();
  expect(container.querySelector('.block-failure, .blocks > .block > .block-unknown')).toBeNull();
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
  test.each(hostileValues)(
    'that stores %s everywhere neither fails nor runs anything',
    async (_kind, value) => {
      const frame = everyTopField(frameShape, value);
      await expectDrawn(name, variation, { ...(everyField(shape, value) as object) });
      await expectDrawn(name, variation, { ...frame, ...everyTopField(shape, value) });
    },
  );
});
