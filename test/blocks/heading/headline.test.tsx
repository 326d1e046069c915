import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { editBlocks } from '~test/support/edit-blocks';
import { renderBlocks } from '~test/support/render-page';

test('A headline is a heading with an anchor', () => {
  renderBlocks([{ '@type': 'headline', title: ' Über uns ' }]);
  expect(screen.getByRole('heading', { level: 2, name: 'Über uns' })).toHaveAttribute('id', 'uber-uns');
});

test('A headline without words is not there', () => {
  const { container } = renderBlocks([{ '@type': 'headline' }]);
  expect(container.querySelector('.block.headline')).toBeEmptyDOMElement();
});

test('A headline is written where it stands', async () => {
  const { stored, container } = await editBlocks({ a: { '@type': 'headline', title: 'Alt' } });
  const line = await waitFor(() => {
    const found = container.querySelector('h2 > [role="textbox"]');
    if (!found) throw new Error('There is no line.');
    return found;
  });
  line.textContent = 'Neu';
  act(() => void line.dispatchEvent(new InputEvent('input', { bubbles: true })));
  expect(stored('a')).toEqual({ '@type': 'headline', title: 'Neu' });
});
