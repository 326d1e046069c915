import { describe, expect, it } from 'vitest';
import { Texts } from '~mocks/repository/catalog/texts';
import type { TextIndex } from '~mocks/repository/full-text/text-index';
import { makeItem } from './make-item';

const item = (title: string, description = '') => makeItem('the-id', 'x', { fields: { title, description } });

const rowsWith = (index: TextIndex, word: string): readonly number[] =>
  index.lexicon.matching(word).flatMap((id) => [...index.rowsWith(id)]);

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('texts that wait to be read', () => {
  it('are all there for whoever asks', () => {
    const texts = new Texts();
    texts.set(1, item('Laser', 'Licht'));
    texts.set(2, item('Laser'));
    expect(rowsWith(texts.present.title, 'laser')).toEqual([1, 2]);
    expect(rowsWith(texts.present.text, 'licht')).toEqual([1]);
    expect(rowsWith(texts.present.description, 'licht')).toEqual([1]);
  });

  it('follow the last of several changes, and rows that have gone', () => {
    const texts = new Texts();
    texts.set(1, item('Laser'));
    expect(rowsWith(texts.present.text, 'laser')).toEqual([1]);
    texts.set(1, item('Maser'));
    texts.set(1, item('Taser'));
    texts.set(2, item('Laser'));
    texts.set(2, null);
    const { text } = texts.present;
    expect(['laser', 'maser', 'taser'].map((word) => rowsWith(text, word))).toEqual([[], [], [1]]);
    expect(text.documentCount).toBe(1);
  });

  it('are read while nothing else is to be done, until nobody needs them any more', async () => {
    const known = new Texts();
    const { text } = known.present;
    for (let row = 0; row < 2000; row += 1) known.set(row, item(`Laser ${row}`, 'Licht '.repeat(200)));
    expect(text.documentCount).toBe(0);
    await turn();
    const first = text.documentCount;
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(2000);
    known.close();
    await turn();
    expect(text.documentCount).toBe(first);
    expect(rowsWith(known.present.text, 'laser')).toHaveLength(2000);
  });

  it('need no turn of their own once all are read', async () => {
    const texts = new Texts();
    const { text } = texts.present;
    texts.set(1, item('Laser'));
    await turn();
    expect(text.documentCount).toBe(1);
    texts.set(2, item('Laser'));
    await turn();
    expect(text.documentCount).toBe(2);
  });
});
