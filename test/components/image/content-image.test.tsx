import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allowInTab } from '@/components/consent-gate/consent';
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

test('A picture of another site is not asked for before the visitor allows it: its words stand in its box', () => {
  const { container } = render(
    <ContentImage source={{ src: 'https://bilder.example/a.png' }} alt="Zellen" ratio="16 / 9" />,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('Zellen')).toHaveStyle({ aspectRatio: '16 / 9' });
  act(() => allowInTab('bilder.example'));
  expect(screen.getByRole('img', { name: 'Zellen' })).toHaveAttribute('src', 'https://bilder.example/a.png');
  sessionStorage.clear();
});
