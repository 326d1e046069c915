import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { parallaxShape } from '@/blocks/parallax-block/data';
import { editBlocks } from '~test/support/edit-blocks';
import { renderBlocks } from '~test/support/render-page';
import { formOf } from '~test/support/form-of';

test('the older form shows its text in white, unless black is wanted', () => {
  const { container } = renderBlocks([
    { '@type': 'parallaxBlock', imageUrl: '/de/bilder/wind', text: 'Wind' },
    { '@type': 'parallaxBlock', url: '/de/bilder/wind', text: 'Regen', fontColor: '#000000' },
  ]);
  const [white, black] = container.querySelectorAll('.block-parallax');
  expect(white).toHaveClass('on-dark');
  expect(white).toHaveTextContent('Wind');
  expect(black).toHaveClass('block-parallax--black');
  expect(container.querySelectorAll('.parallax-picture img')).toHaveLength(2);
});

test.each([
  ['#222', '#000'],
  ['ink', '#000'],
  ['deep-blue', '#000'],
  ['#eee', '#fff'],
  ['sand', '#fff'],
  ['White', '#fff'],
])('a text colour that is neither black nor white is the nearer of the two: %s', (stored, read) => {
  expect(parallaxShape.read({ fontColor: stored }).fontColor).toBe(read);
});

test('the newer form shows title, rich text and button in its size', () => {
  const { container } = renderBlocks([
    {
      '@type': 'parallaxBlock',
      url: '/de/bilder/wind',
      title: 'Wind',
      description: [
        { type: 'p', children: [{ text: 'Woher er ' }, { type: 'strong', children: [{ text: 'kommt' }] }] },
      ],
      buttonText: 'Weiter',
      href: [{ '@id': '/de/wind' }],
      overlay: true,
      styles: { size: 'l' },
    },
  ]);
  expect(screen.getByRole('heading', { level: 2, name: 'Wind' })).toBeVisible();
  expect(container.querySelector('strong')).toHaveTextContent('kommt');
  expect(screen.getByRole('link', { name: 'Weiter' })).toHaveAttribute('href', '/de/wind');
  expect(container.querySelector('.block-parallax--l.block-parallax--overlaid')).not.toBeNull();
});

test('as the add-on of Volto stores it, it has its veil, its colour and its link too', async () => {
  const stored = {
    '@type': 'parallax',
    url: '/de/bilder/wind',
    title: 'Wind',
    href: [{ '@id': '/de/wind' }],
    buttonText: 'Weiter',
    openLinkInNewTab: true,
    overlay: 'full_overlay',
    styles: { colors: 'black' },
  };
  const { container } = renderBlocks([stored]);
  expect(container.querySelector('.block-parallax--black.block-parallax--overlaid')).not.toBeNull();
  expect(screen.getByRole('link', { name: /Weiter/ })).toHaveAttribute('target', '_blank');

  const form = await formOf('parallax');
  expect(form.values(stored)).toMatchObject({ fontColor: '#000', overlay: true });
  expect(form.change(stored, 'fontColor', '#fff')).toEqual({ styles: { colors: 'white' } });
  expect(form.change(stored, 'overlay', false)).toEqual({ overlay: 'solid-textbox' });
  expect(form.change({ fontColor: '#fff' }, 'fontColor', '#000')).toEqual({ fontColor: '#000' });
});

test('a hidden button is not there, and colours are black and white alone', () => {
  renderBlocks([
    {
      '@type': 'parallaxBlock',
      url: '/de/bilder/wind',
      title: 'W',
      href: '/de/wind',
      styles: { hideButton: true },
    },
  ]);
  expect(screen.queryByRole('link')).toBeNull();
  expect(parallaxShape.read({ fontColor: 'red; x' }).fontColor).toBe('#fff');
});

test('without a picture visitors see nothing, and editors are told', async () => {
  const { container, unmount } = renderBlocks([{ '@type': 'parallaxBlock', text: 'Wind' }]);
  expect(container.querySelector('.block')).toBeEmptyDOMElement();
  unmount();
  await editBlocks({ a: { '@type': 'parallaxBlock' } });
  expect(await screen.findByText('Kein Bild ausgewählt')).toBeVisible();
});

test('each form is changed where it is stored', async () => {
  const form = await formOf('parallaxBlock');
  expect(form.change({ imageUrl: '/de/a' }, 'imageUrl', [{ '@id': '/de/b' }])).toEqual({
    imageUrl: '/de/b',
  });
  expect(form.change({ styles: { colors: 'x' } }, 'styles.size', 'l')).toEqual({
    styles: { colors: 'x', size: 'l' },
  });
  expect(form.values({ styles: { hideButton: true } })).toMatchObject({
    fontColor: '#fff',
    'styles.size': 'm',
    'styles.hideButton': true,
  });
});
