import { Suspense, type ReactNode } from 'react';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ContentType } from '@/content-types/definition';
import * as lazyTypes from '@/content-types/lazy-types';
import { contentTypes } from '@/content-types/registry';
import { startApi } from '~test/support/api';
import { everyField, everyTopField, hostileValues } from '~test/support/hostile-data';
import { makeContent } from '~test/support/make-content';
import { expectHarmless } from '~test/support/harmless';
import { errorsOfThing } from '~test/support/schema-org';
import { renderWithSite } from '~test/support/render';

const api = startApi();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.use(
    http.get(/@(search|job-offer-search|institutlist|authors|vocabularies)/, () =>
      HttpResponse.json({ items: [], items_total: 0 }),
    ),
  );
});

/** What pictures are found in, whichever type has them. */
const pictures = ['image', 'preview_image', 'preview_image_link', 'image_field', 'image_scales'];

const { readView, ...definitions } = lazyTypes;
const types: Readonly<Record<string, ContentType>> = definitions;
/** What pages of any type have; it reads its page by itself. */
const pageParts = ['comments'];

const ownTypes = Object.entries(types).filter(([name]) => !pageParts.includes(name));
const parts = ownTypes.flatMap(([name, definition]) => [
  { name, part: 'view' as const, definition },
  ...(definition.after ? [{ name, part: 'after' as const, definition }] : []),
]);

const framed = { '@id': 'http://localhost:3000/de/seite', layout: 'x' };

/** As a page stands: what few types need is fetched meanwhile. */
const onPage = (view: ReactNode) => <Suspense fallback={<div aria-busy="true" />}>{view}</Suspense>;

/** Draws pages one below the other; `kinds` says what each of them stores. */
async function expectDrawn(
  View: ReturnType<typeof readView>,
  all: readonly (readonly [kind: string, stored: object])[],
  isWhole: boolean,
) {
  const pages = all.map(([kind, stored]) => (
    <section key={kind} data-kind={kind}>
      {onPage(<View content={makeContent({ ...stored, ...framed })} />)}
    </section>
  ));
  const { container, unmount } = renderWithSite(<>{pages}</>, { session: true });
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
  for (const [kind] of all)
    if (isWhole) expect(container.querySelector(`[data-kind="${kind}"] h1`), kind).not.toBeNull();
  expectHarmless(container);
  unmount();
}

describe.each(parts)('A page of the type $name, its $part,', ({ part, definition }) => {
  const { shape } = definition;
  const View = readView(definition, part);

  test('neither fails nor runs anything, whatever it stores everywhere', async () => {
    const beside = (value: unknown) => Object.fromEntries(pictures.map((field) => [field, value]));
    const inside = hostileValues.map(
      ([kind, value]) => [kind, { ...beside(value), ...(everyField(shape, value) as object) }] as const,
    );
    const above = hostileValues.map(
      ([kind, value]) => [kind, { ...beside(value), ...everyTopField(shape, value) }] as const,
    );
    await expectDrawn(View, inside, part === 'view');
    await expectDrawn(View, above, part === 'view');
  });
});

const stating = Object.entries(types).flatMap(([name, { shape, structuredData }]) =>
  structuredData ? [{ name, shape, structuredData }] : [],
);

describe.each(stating)('What a page of the type $name states', ({ shape, structuredData }) => {
  test.each(hostileValues)('is of schema.org where it stores %s everywhere', (_kind, value) => {
    for (const stored of [everyField(shape, value) as object, everyTopField(shape, value)]) {
      const content = makeContent({ ...stored, ...framed });
      const thing = structuredData({ content, data: shape.read(content) }, 'de');
      expect(thing === undefined ? [] : errorsOfThing(thing)).toEqual([]);
    }
  });
});

test.each(contentTypes)('The type $type is drawn whatever its page stores', async ({ type, view: View }) => {
  for (const [, value] of hostileValues) {
    const stored = Object.fromEntries(
      ['title', 'description', 'blocks', 'blocks_layout', 'text', ...pictures].map((field) => [field, value]),
    );
    const content = makeContent({ ...stored, ...framed, '@type': type });
    const { container, unmount } = renderWithSite(onPage(<View content={content} />), { session: true });
    await waitFor(() => expect(container.querySelector('h1')).not.toBeNull());
    expectHarmless(container);
    unmount();
  }
});
