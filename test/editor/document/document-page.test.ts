// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blockNamed } from '@/blocks/registry';
import { changeBlock } from '@/editor/document/commands/change-block';
import { changeField } from '@/editor/document/commands/change-field';
import { createDocumentPage } from '@/editor/document/document-page';
import { createPageDocument } from '@/editor/document/page-document';
import { holding } from './pages';
import '~test/support/all-blocks';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const heading = (words: string) => ({ '@type': 'heading', heading: words, tag: 'h2' });

it('the outline of the page follows when people pause, and anchors that are the same stay the same list', () => {
  const document = createPageDocument(holding({ a: heading('One'), b: heading('Two') }));
  const page = createDocumentPage(document, blockNamed, () => undefined);
  const anchorsOf = (id: string) => page.outline().entries.get(id)?.anchors;
  let told = 0;
  const leave = page.subscribe(() => told++);
  const before = anchorsOf('a');
  for (const words of ['T', 'Th', 'Thr', 'Three'])
    document.run((state) => changeBlock(state, 'b', { heading: words }));
  expect(anchorsOf('b')).toEqual(['two']);
  expect(told).toBe(0);
  vi.runAllTimers();
  expect(told).toBe(1);
  expect(anchorsOf('b')).toEqual(['three']);
  expect(anchorsOf('a')).toBe(before);
  document.run((state) => changeField(state, 'title', 'Title'));
  leave();
  vi.runAllTimers();
  expect(told).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
  document.run((state) => changeBlock(state, 'b', { heading: 'Four' }));
  expect(anchorsOf('b')).toEqual(['four']);
  expect(page.field('title')).toBe('Title');
});
