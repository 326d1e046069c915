// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { newWords } from '@/editor/chrome/conflict/new-words';

function element(html: string): Element {
  const box = document.createElement('div');
  box.innerHTML = html;
  return box;
}

const words = (one: string, other: string) =>
  newWords(element(one), element(other)).map((range) => range.toString());

test('the words that an element shows and the one before did not are found, through marks and paragraphs', () => {
  expect(words('<p>Der Wind bringt Regen.</p>', '<p>Der <b>Sturm</b> bringt Regen.</p>')).toEqual(['Sturm']);
  expect(words('<p>Eins.</p><p>Zwei.</p>', '<p>Eins.</p><p>Zwei neu.</p>')).toContain('neu');
  expect(words('<p>Gleich.</p>', '<p>Gleich.</p>')).toEqual([]);
  expect(words('<p>Weg.</p>', '')).toEqual([]);
});

test('what is too long is not compared', () => {
  expect(words(`<p>${'a '.repeat(10_000)}</p>`, '<p>b</p>')).toEqual([]);
});
