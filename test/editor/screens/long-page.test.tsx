import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answer, startApi } from '~test/support/api';
import { renderEditor } from '~test/support/render-editor';
import { holding, words } from '../document/pages';

const api = startApi();
beforeEach(() => api.use(answer('/de/seite/@notes', { items: [] })));

const open = (count: number) => {
  const blocks = Array.from({ length: count }, (_entry, index) => [`b${index}`, words(`Wort ${index}`)]);
  return renderEditor({
    '@id': '/de/seite',
    '@type': 'Document',
    title: 'Seite',
    ...holding(Object.fromEntries(blocks)),
  });
};

test('Of a long page the first blocks can be edited before the others are drawn', async () => {
  // What texts are edited with has been fetched by now.
  const { unmount } = open(4);
  await screen.findByText('Wort 3', undefined, { timeout: 10_000 });
  unmount();

  const count = 120;
  // How many blocks stand after each change of the page, once a text can be edited.
  const standing: number[] = [];
  const observer = new MutationObserver(() => {
    if (document.body.textContent.includes('Wort 3'))
      standing.push(document.querySelectorAll('[data-block]').length);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  open(count);
  await waitFor(() => expect(standing.at(-1)).toBe(count), { timeout: 10_000 });
  observer.disconnect();
  expect(standing[0]).toBeGreaterThan(10);
  expect(standing[0]).toBeLessThan(count);
});
