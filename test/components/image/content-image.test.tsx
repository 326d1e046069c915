import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContentImage } from '@/components/image/content-image';

const source = { src: '/a.png', srcSet: '/b.png 200w, /a.png 900w', width: 900, height: 600 };

test('A picture below the fold waits, and its size is known before it comes', () => {
  render(<ContentImage source={source} alt="Zellen" sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'Zellen' });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).not.toHaveAttribute('fetchpriority');
  expect(image).toHaveAttribute('width', '900');
  expect(image).toHaveAttribute('height', '600');
  expect(image).toHaveAttribute('sizes', '50vw');
  expect(image).toHaveAttribute('decoding', 'async');
});

test('The first picture of a page is fetched before everything else', () => {
  render(<ContentImage source={source} alt="Zellen" priority />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('A broken picture keeps its box and its alternative text', () => {
  const { container } = render(<ContentImage source={source} alt="Zellen" ratio="16 / 9" />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('.content-image--broken')).toHaveStyle({ aspectRatio: '16 / 9' });
  expect(screen.getByRole('img', { name: 'Zellen' })).toBeInTheDocument();
});
