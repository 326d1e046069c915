import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { allowInTab } from '@/components/consent-gate/consent';
import { coverWidth } from '@/components/image/cover-width';
import { ContentImage } from '@/components/image/content-image';
import { afterPaint } from '@/lib/after-paint';

const source = { src: '/a.png', srcSet: '/b.png 200w, /a.png 900w', width: 900, height: 600 };

test('A picture below the fold waits, is asked for as wide as it is drawn, and its size is known before it comes', () => {
  render(<ContentImage source={source} alt="Zellen" sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'Zellen' });
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).not.toHaveAttribute('fetchpriority');
  expect(image).toHaveAttribute('width', '900');
  expect(image).toHaveAttribute('height', '600');
  expect(image).toHaveAttribute('sizes', 'auto, 50vw');
  expect(image).toHaveAttribute('decoding', 'async');
});

test('The first picture of a page is fetched before everything else', () => {
  render(<ContentImage source={source} alt="Zellen" sizes="50vw" priority />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('sizes', '50vw');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveAttribute('fetchpriority', 'high');
});

test('A broken picture keeps its box and its alternative text', () => {
  const { container } = render(<ContentImage source={source} alt="Zellen" ratio="16 / 9" />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('.content-image--broken')).toHaveStyle({ '--picture-ratio': '16 / 9' });
  expect(screen.getByRole('img', { name: 'Zellen' })).toBeInTheDocument();
});

test('A broken picture of which nobody knows the size has a frame too', () => {
  const { container } = render(<ContentImage source={{ src: '/a.png' }} alt="Zellen" />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.querySelector('.content-image--broken')).toHaveStyle({ '--picture-ratio': '3 / 2' });
});

test('A picture of another site is not asked for before the visitor allows it: its words stand in its box', () => {
  const { container } = render(
    <ContentImage source={{ src: 'https://bilder.example/a.png' }} alt="Zellen" ratio="16 / 9" />,
  );
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('Zellen')).toHaveStyle({ '--picture-ratio': '16 / 9' });
  act(() => allowInTab('bilder.example'));
  expect(screen.getByRole('img', { name: 'Zellen' })).toHaveAttribute('src', 'https://bilder.example/a.png');
  sessionStorage.clear();
});

test('A picture that fills a high place is stated as wide as its own shape makes it there', () => {
  expect(coverWidth(source, '100vw', '40rem')).toBe('max(100vw, 1.50 * 40rem)');
  expect(coverWidth({ src: '/a.png' }, '100vw', '40rem')).toBe('max(100vw, 1.50 * 40rem)');
});

describe('Where pages are laid out', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Until what was drawn is on the screen, and what waits for that has been done. */
  const painted = () => new Promise<void>((resolve) => void afterPaint(resolve));

  function laidOut(width: number, height: number): void {
    vi.spyOn(HTMLImageElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
    vi.spyOn(HTMLImageElement.prototype, 'clientHeight', 'get').mockReturnValue(height);
    window.innerWidth = 1000;
  }

  test('A picture is asked for as wide as its place is, and as its share of a window that becomes wider', async () => {
    laidOut(299.5, 200);
    render(<ContentImage source={source} alt="Zellen" sizes="50vw" />);
    // Nothing is laid out before the browser does so for the paint.
    expect(screen.getByRole('img')).toHaveAttribute('sizes', 'auto, 50vw');
    await painted();
    expect(screen.getByRole('img')).toHaveAttribute('sizes', 'max(300px, 30vw)');
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  });

  test('A picture of the first screen does not wait once its place is known', async () => {
    laidOut(300, 200);
    render(<ContentImage source={source} alt="Zellen" eager />);
    await painted();
    expect(screen.getByRole('img')).toHaveAttribute('sizes', 'max(300px, 30vw)');
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  });

  test('The first picture of a page does not wait for its place: its block states it', async () => {
    laidOut(300, 200);
    render(<ContentImage source={source} alt="Zellen" sizes="50vw" priority />);
    await painted();
    expect(screen.getByRole('img')).toHaveAttribute('sizes', '50vw');
  });

  test('What a high place cuts off at the sides of a picture is asked for as well', async () => {
    laidOut(390, 800);
    const style = document.createElement('style');
    style.textContent = 'img { object-fit: cover }';
    document.head.append(style);
    render(<ContentImage source={source} alt="Zellen" />);
    await painted();
    expect(screen.getByRole('img')).toHaveAttribute('sizes', 'max(1200px, 120vw)');
    style.remove();
  });

  test('What the browser leaves out for now is not laid out to be measured', async () => {
    laidOut(300, 200);
    const checkVisibility = vi.fn(() => false);
    Object.assign(HTMLImageElement.prototype, { checkVisibility });
    render(<ContentImage source={source} alt="Zellen" sizes="50vw" />);
    await painted();
    expect(screen.getByRole('img')).toHaveAttribute('sizes', 'auto, 50vw');
    Reflect.deleteProperty(HTMLImageElement.prototype, 'checkVisibility');
  });
});

test('A picture tells its focal point to what cuts it', () => {
  render(<ContentImage source={{ ...source, focus: '71% 36%' }} alt="Zellen" ratio="21 / 9" />);
  expect(screen.getByRole('img').style.getPropertyValue('--focus')).toBe('71% 36%');
});
