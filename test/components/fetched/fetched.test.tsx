import { Suspense, useState } from 'react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fetchAhead, fetched } from '@/components/fetched/fetched';

function Words({ words }: { words: string }) {
  const [first] = useState(words);
  return (
    <p>
      {first}, {words}
    </p>
  );
}

const show = (element: JSX.Element) => <Suspense fallback={<p>Kommt</p>}>{element}</Suspense>;

test('what was fetched ahead is drawn at once', async () => {
  const Later = fetched(async () => Promise.resolve(Words));
  await fetchAhead(Later, 'de');
  render(show(<Later words="eins" />));
  expect(screen.getByText('eins, eins')).toBeVisible();
});

test('what was not stands once it has come, and keeps its state from then on', async () => {
  const Later = fetched(async () => Promise.resolve(Words));
  const { rerender } = render(show(<Later words="eins" />));
  expect(screen.getByText('Kommt')).toBeVisible();
  expect(await screen.findByText('eins, eins')).toBeVisible();
  rerender(show(<Later words="zwei" />));
  expect(screen.getByText('eins, zwei')).toBeVisible();
});

test('a fetch that failed is tried again by the next', async () => {
  const answers = [() => Promise.reject(new Error('No line.')), () => Promise.resolve(Words)];
  const Later = fetched(async () => (answers.shift() ?? (() => Promise.resolve(Words)))());
  await expect(fetchAhead(Later, 'de')).rejects.toThrow('No line.');
  await fetchAhead(Later, 'de');
  render(show(<Later words="eins" />));
  expect(screen.getByText('eins, eins')).toBeVisible();
});

test('a component that is there has nothing to fetch', async () => {
  await expect(fetchAhead(Words, 'de')).resolves.toBeUndefined();
});
