import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { blockNamed } from '@/blocks/registry';
import { newBlock } from '@/editor/block-picker/offered-block';
import { editBlocks } from '~test/support/edit-blocks';
import { renderBlocks } from '~test/support/render-page';

const pill = (fields: object = {}) => ({
  '@type': 'textPillWithStyle',
  value: [{ type: 'p', children: [{ text: 'Ein Hinweis' }] }],
  plaintext: 'Ein Hinweis',
  ...fields,
});

describe('A text on a colour', () => {
  test('stands on the colour of the palette that is stored', () => {
    const { container } = renderBlocks([pill({ bg_color: 'yellow' })], { site: { variant: 'main' } });
    expect(container.querySelector('.band')).toHaveTextContent('Ein Hinweis');
    expect(container.querySelector('.block-text-pill--plain')).toBeNull();
  });

  test.each([undefined, '', 'constructor'])('without one, as %j, stands on a pale one', (bg_color) => {
    const { container } = renderBlocks([pill({ bg_color })]);
    expect(container.querySelector('.block-text-pill--plain')).toHaveTextContent('Ein Hinweis');
  });

  test('of older content has its words alone', () => {
    renderBlocks([pill({ value: undefined })]);
    expect(screen.getByText('Ein Hinweis')).toBeVisible();
  });

  test.each([
    { value: [], plaintext: '' },
    { value: undefined, plaintext: undefined },
  ])('without words is not there: %j', (fields) => {
    const { container } = renderBlocks([pill(fields)]);
    expect(container.querySelector('.block-text-pill')).toBeNull();
  });

  test('that is new has a colour, which editors change', async () => {
    const definition = blockNamed('textPillWithStyle');
    if (!definition) throw new Error('There is no such block.');
    const made = await newBlock(definition);
    expect(made).toMatchObject({ bg_color: 'sky', useFullBackgroundContainer: false });
    const { stored } = await editBlocks({ a: made });
    await userEvent.click(await screen.findByRole('radio', { name: /Nebel/ }));
    expect(stored('a')).toEqual({ ...made, bg_color: 'fog' });
  });
});
