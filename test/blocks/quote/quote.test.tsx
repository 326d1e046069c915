import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { editBlocks } from '~test/support/edit-blocks';
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

  const paragraph = (text: string) => [{ type: 'p', children: [{ text }] }];
  const foreign = {
    value: paragraph(words),
    author: '',
    additional_information: '',
    title: 'Lob',
    source: paragraph('Quelle des Zitats'),
    extra: paragraph('Weiteres dazu'),
    position: 'right',
  };

  test('of another site shows its heading, its source and what else is said, on its side', () => {
    const { container } = renderBlocks([quote({ ...foreign, alignment: undefined })]);
    expect(screen.getByText('Lob')).toBeVisible();
    expect(container.querySelector('figcaption')).toHaveTextContent('Quelle des ZitatsWeiteres dazu');
    expect(container.querySelector('figure')).toHaveClass('block-quote--right');
  });

  test('of another site keeps its source as rich text while it is edited', async () => {
    const kept = quote(foreign);
    const { stored } = await editBlocks({ a: kept });
    expect(await screen.findByText('Quelle des Zitats')).toBeVisible();
    expect(screen.getByText('Weiteres dazu')).toBeVisible();
    expect(stored('a')).toEqual(kept);
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
