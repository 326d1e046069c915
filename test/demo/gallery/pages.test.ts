import { expect, test } from 'vitest';
import { listingVariations } from '@/blocks/listing/variations';
import { isRecord } from '@/lib/text';
import { galleryOf } from '~demo/gallery/pages';
import { createDayClock } from '~mocks/seed/makers';
import { blocks } from '~test/support/all-blocks';

function blocksIn(stored: unknown): Record<string, unknown>[] {
  if (Array.isArray(stored)) return stored.flatMap(blocksIn);
  if (!isRecord(stored)) return [];
  const inner = Object.values(stored).flatMap(blocksIn);
  return typeof stored['@type'] === 'string' ? [stored, ...inner] : inner;
}

test.each(['de', 'en'] as const)(
  'The gallery in %s shows every block, and lists in every variation',
  (language) => {
    const shown = blocksIn(galleryOf(language)(createDayClock(new Date())));
    const types = new Set(shown.map((block) => block['@type']));
    const missing = blocks.map(({ name }) => name).filter((name) => !types.has(name));
    expect(missing, 'blocks that no page of demo/gallery/ shows').toEqual([]);

    const lists = shown.filter((block) => block['@type'] === 'listing');
    const variations = new Set(lists.map((block) => block['variation']));
    // The calendar of events is a block of its own; people are to be found, and questions read, on pages made for that.
    const elsewhere = ['eventCalendar', 'personFinder', 'faqListing', 'overview'];
    const named = listingVariations.map(({ name }) => name).filter((name) => !elsewhere.includes(name));
    expect(named.filter((name) => !variations.has(name))).toEqual([]);
  },
);
