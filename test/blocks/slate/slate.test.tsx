import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Block } from '@/blocks/definition';
import { renderBlocks } from '~test/support/render-page';

const heading = (text: string): Block => ({
  '@type': 'slate',
  value: [{ type: 'h2', children: [{ text }] }],
  plaintext: text,
});

describe('Headings in text', () => {
  test('have an id for everybody, the second of the same words another', () => {
    renderBlocks([heading('Über uns'), heading('Über uns')]);
    expect(screen.getAllByRole('heading').map(({ id }) => id)).toEqual(['uber-uns', 'uber-uns-1']);
  });

  test('show an anchor link only to logged-in users', () => {
    const visitor = renderBlocks([heading('Ziele')]);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    visitor.unmount();
    renderBlocks([heading('Ziele')], { session: true });
    expect(screen.getByRole('link', { name: 'Link zum Abschnitt ziele' })).toHaveAttribute('href', '#ziele');
    expect(screen.getByRole('heading', { name: 'Ziele' })).toHaveAttribute('id', 'ziele');
  });

  test('without letters have no id and no link', () => {
    renderBlocks([heading('***')], { session: true });
    expect(screen.getByRole('heading')).not.toHaveAttribute('id');
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  test('of older text have them too', () => {
    renderBlocks([
      { '@type': 'text', text: { blocks: [{ type: 'header-two', text: 'Früher' }], entityMap: {} } },
    ]);
    expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'fruher');
  });
});

describe('Text blocks that hold nothing that could be text', () => {
  test.each<[string, Block]>([
    ['slate without value', { '@type': 'slate' }],
    ['slate with a value that is none', { '@type': 'slate', value: { text: 'x' } }],
    ['text without draft', { '@type': 'text' }],
    ['text whose draft is none', { '@type': 'text', text: [1, 2] }],
  ])('%s do not fail', (_name, block) => {
    const { container } = renderBlocks([block]);
    expect(container.querySelector('.block')).not.toBeNull();
    expect(container.querySelector('.block-failure')).toBeNull();
  });
});
