import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderBlocks } from '~test/support/render-page';

const words = 'Wir hatten ein Dutzend Signale erwartet.';
const quote = (fields: object) => ({
  '@type': 'quote',
  value: [{ type: 'p', children: [{ text: words }] }],
  plaintext: words,
  author: 'Prof. Dr. Ylva Torsen',
  additional_information: 'Leiterin des Bereichs',
  ...fields,
});

describe('A quote', () => {
  test('names who said it and what they are', () => {
    const { container } = renderBlocks([quote({})]);
    expect(container.querySelector('blockquote')).toHaveTextContent(words);
    expect(container.querySelector('figcaption')).toHaveTextContent(
      'Prof. Dr. Ylva TorsenLeiterin des Bereichs',
    );
  });

  test.each([
    ['left', 'left'],
    ['center', 'center'],
    ['right', 'right'],
    [undefined, 'left'],
    ['justify; x', 'left'],
  ])('with the alignment %j stands %s', (alignment, expected) => {
    const { container } = renderBlocks([quote({ alignment })]);
    expect(container.querySelector('figure')).toHaveClass(`block-quote--${expected}`);
  });

  test('in another language than its page says so, and has the marks of that language', () => {
    const { container } = renderBlocks([quote({ quotationLanguage: 'en' })]);
    expect(container.querySelector('blockquote')).toHaveAttribute('lang', 'en');
    expect(container.querySelector('blockquote')).toHaveAttribute('data-marks', 'en');
  });

  test('shows the portrait beside words that name the person already', () => {
    const { container } = renderBlocks([
      quote({ image: [{ '@id': '/de/bilder/torsen', image_field: 'image' }] }),
    ]);
    expect(container.querySelector('img')).toHaveAttribute('alt', '');
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/de/bilder/torsen/@@images/');
  });

  test('links its author to the source, unless that is a script', () => {
    const { unmount, container } = renderBlocks([quote({ cite: 'https://example.org/rede' })]);
    expect(screen.getByRole('link', { name: 'Prof. Dr. Ylva Torsen' })).toHaveAttribute(
      'href',
      'https://example.org/rede',
    );
    expect(container.querySelector('blockquote')).toHaveAttribute('cite', 'https://example.org/rede');
    unmount();
    const hostile = renderBlocks([quote({ cite: 'javascript:alert(1)' })]).container;
    expect(hostile.innerHTML).not.toContain('javascript:');
  });

  test('of older content has its words in plain text', () => {
    const { container } = renderBlocks([quote({ value: undefined })]);
    expect(container.querySelector('blockquote')).toHaveTextContent(words);
  });

  test.each([
    {},
    { value: 7, plaintext: {}, author: [], image: 3, cite: {}, quotationLanguage: 'xx' },
    { image: 'javascript:alert(1)', value: [null] },
  ])('of wrong types does not fail: %j', (fields) => {
    const { container } = renderBlocks([{ '@type': 'quote', ...fields }]);
    expect(container.querySelector('.block-failure')).toBeNull();
  });
});
