import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startApi } from '~test/support/api';
import { renderEditor } from '~test/support/render-editor';
import { holding, words } from '../document/pages';

startApi();

test('Of a long page the first blocks can be edited before the others are drawn', async () => {
  const count = 120;
  const blocks = Array.from({ length: count }, (_entry, index) => [`b${index}`, words(`Wort ${index}`)]);
  const { container } = renderEditor({
    '@id': '/de/seite',
    '@type': 'Document',
    title: 'Seite',
    ...holding(Object.fromEntries(blocks)),
  });
  await screen.findByText('Wort 3');
  const standing = () => container.querySelectorAll('[data-block]').length;
  expect(standing()).toBeGreaterThan(10);
  expect(standing()).toBeLessThan(count);
  await waitFor(() => expect(standing()).toBe(count));
});
