import { Suspense, useState } from 'react';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '@/components/error-views/error-boundary';
import { fetchAhead, fetchAnew, fetched } from '@/components/fetched/fetched';

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

test('what did not come while it was drawn comes at the next attempt, and not before', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let calls = 0;
  const Later = fetched(async () =>
    (calls += 1) === 1 ? Promise.reject(new Error('No line.')) : Promise.resolve(Words),
  );
  const draw = (resetKey: number) => (
    <ErrorBoundary resetKey={resetKey} fallback={() => <p>Fehlt</p>}>
      {show(<Later words="eins" />)}
    </ErrorBoundary>
  );
  const { rerender } = render(draw(1));
  expect(await screen.findByText('Fehlt')).toBeVisible();
  rerender(draw(2));
  expect(await screen.findByText('Fehlt')).toBeVisible();
  expect(calls).toBe(1);
  fetchAnew();
  rerender(draw(3));
  expect(await screen.findByText('eins, eins')).toBeVisible();
  expect(calls).toBe(2);
});

test('a component that is there has nothing to fetch', async () => {
  await expect(fetchAhead(Words, 'de')).resolves.toBeUndefined();
});
