import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import {
  useAnchors,
  useItemLevel,
  useLeadLevel,
  usePageField,
  usePageParameter,
  usePagePath,
  usePictureLoading,
} from '@/blocks/page/hooks';
import { OnPage } from '~test/support/render-page';
import { storedPage } from '~test/support/stored-page';

/** What a hook says on a page of these blocks, whose keys are b0, b1 … */
function onPage<Result>(blocks: readonly { '@type': string }[], hook: () => Result): Result {
  const content = storedPage(blocks);
  const wrapper = ({ children }: { children: ReactNode }) => <OnPage content={content}>{children}</OnPage>;
  return renderHook(hook, { wrapper }).result.current;
}

const heading = (tag: string) => ({ '@type': 'heading', heading: 'x', tag });
const teaser = { '@type': 'teaser' };
const image = { '@type': 'image' };

test('Items are never headings of the page itself nor deeper than six', () => {
  expect(onPage([teaser], () => useItemLevel('b0'))).toBe(2);
  expect(onPage([heading('h6'), teaser], () => useItemLevel('b1'))).toBe(6);
  expect(renderHook(() => useItemLevel('b0', { level: 3 })).result.current).toBe(4);
});

test('A large teaser is the headline of a page that has no other', () => {
  const lead = { '@type': 'teaserHero' };
  expect(onPage([lead], () => useLeadLevel('b0'))).toBe(1);
  expect(onPage([lead, { '@type': 'title' }], () => useLeadLevel('b0'))).toBe(2);
});

test('Only the first picture of the first screen comes before everything else', () => {
  expect(onPage([image, image], () => usePictureLoading('b0', 0))).toEqual({ priority: true, eager: true });
  expect(onPage([image, image], () => usePictureLoading('b1', 1))).toEqual({ priority: false, eager: true });
  expect(onPage([image], () => usePictureLoading('b0', 9))).toEqual({ priority: false, eager: false });
});

test('The only listing of a page has ?page=, several have one each', () => {
  const listing = { '@type': 'listing' };
  expect(onPage([listing, teaser], () => usePageParameter('b0'))).toBe('page');
  expect(onPage([listing, listing], () => usePageParameter('b0'))).toBe('page-b0');
});

test('A block reads fields, path and anchors of its page', () => {
  expect(onPage([], () => usePageField('title'))).toBe(storedPage([]).title);
  expect(onPage([], () => usePageField('constructor'))).toBeUndefined();
  expect(onPage([], () => usePagePath())).toMatch(/^\/de\/\w/);
  expect(onPage([heading('h2')], () => useAnchors('b0'))).toEqual(['x']);
  expect(onPage([heading('h2')], () => useAnchors('other'))).toEqual([]);
});
