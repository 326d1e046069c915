import { describe, expect, it } from 'vitest';
import { changeBlock } from '@/editor/document/commands/change-block';
import { readingOrder } from '@/editor/document/layout';
import { leftoversOf } from '@/editor/document/leftovers';
import { createPageDocument } from '@/editor/document/page-document';
import { deepEqual } from '@/lib/deep-equal';
import { crookedPage, recordedPages, seededPages, type StoredPage } from './pages';

const pages = [...recordedPages(), ...seededPages(), crookedPage()];
const copied = (page: StoredPage) => JSON.parse(JSON.stringify(page)) as StoredPage;

describe('what is stored', () => {
  it('is given back as it was by a page that nobody touched', () => {
    for (const page of pages) {
      const document = createPageDocument(copied(page));
      expect(document.toContent()).toEqual(page);
      expect(document.changedFields(page)).toEqual({});
    }
  });

  it('stays as it was in all blocks but the one that was touched', () => {
    let count = 0;
    for (const page of pages) {
      for (const key of readingOrder(createPageDocument(page).state)) {
        const document = createPageDocument(copied(page));
        document.run((state) => changeBlock(state, key, { touched: true }));
        const touched = JSON.stringify(document.toContent());
        expect(touched.split('"touched":true')).toHaveLength(2);
        expect(deepEqual(JSON.parse(touched.replace(/,?"touched":true/, '')), page), `${key}`).toBe(true);
        count++;
      }
    }
    expect(count).toBeGreaterThan(300);
  });

  it('is the very same object in each block that was not touched', () => {
    const page = crookedPage();
    const document = createPageDocument(page);
    document.run((state) => changeBlock(state, 'text', { touched: true }));
    const blocks = document.toContent().blocks as Record<string, unknown>;
    const before = page.blocks as Record<string, unknown>;
    expect(Object.keys(before).filter((id) => blocks[id] !== before[id])).toEqual(['text']);
    document.undo();
    expect((document.toContent().blocks as Record<string, unknown>).text).toBe(before.text);
  });
});

describe('a save', () => {
  it('sends the fields that changed, and blocks with their layout', () => {
    const page = crookedPage();
    const document = createPageDocument(page);
    document.run((state) => changeBlock(state, 'text', { plaintext: 'other' }));
    expect(Object.keys(document.changedFields(page)).sort()).toEqual(['blocks', 'blocks_layout']);
    document.undo();
    expect(document.changedFields(page)).toEqual({});
  });

  it('sends null for a field that is gone', () => {
    const document = createPageDocument({ title: 'One' });
    expect(document.changedFields({ title: 'One', description: 'Two' })).toEqual({ description: null });
  });
});

describe('what is stored and not laid out, or laid out and not stored', () => {
  it('is told', () => {
    expect(leftoversOf(createPageDocument(crookedPage()).state)).toEqual([
      {
        container: 'blocks',
        owner: undefined,
        orphans: ['notLaidOut', 'notABlock'],
        gaps: ['gone', 'notABlock', '__proto__', 'text'],
      },
      { container: 'p2/blocks', owner: 'p2', orphans: ['lost'], gaps: ['nowhere', 'a', 7] },
    ]);
  });

  it('is nothing in pages of Plone', () => {
    expect(seededPages().flatMap((page) => leftoversOf(createPageDocument(page).state))).toEqual([]);
  });
});
