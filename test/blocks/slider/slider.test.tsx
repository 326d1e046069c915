import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import de from '../../../locales/de.json';
import { blockNamed } from '@/blocks/registry';
import { autoplayOf } from '@/blocks/slider/slides-of';
import { sliderShape } from '@/blocks/slider/data';
import { renderBlocks } from '~test/support/render-page';

const target = {
  '@id': '/de/energie',
  title: 'Energie',
  description: 'Worte des Ziels',
  head_title: 'Thema',
  image_field: 'preview_image',
};

/** As Volto's slider block stores it. */
const stored = {
  '@type': 'slider',
  autoplayEnabled: false,
  slides: [
    {
      '@id': '6e1a',
      href: [target],
      head_title: 'Forschung',
      title: 'Eigene Worte',
      description: 'Über Energie',
      preview_image: [{ '@id': '/de/bilder/feld', image_field: 'image' }],
      buttonText: 'Zum Thema',
      flagAlign: 'right',
    },
  ],
};
const gone = { '@id': '7', href: [], title: 'Ohne Ziel' };

describe('A slider', () => {
  test('shows the words and the picture of a slide, which leads to its target', () => {
    const { container } = renderBlocks([stored]);
    expect(screen.getByRole('link', { name: 'Eigene Worte' })).toHaveAttribute('href', '/de/energie');
    expect(screen.getByText('Forschung')).toBeVisible();
    expect(screen.getByText('Zum Thema')).toBeVisible();
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/de/bilder/feld/');
    expect(container.querySelector('.block-slider__slide--right')).not.toBeNull();
  });

  test('of the variation simple has its words beside the picture, which is asked for at half its width', () => {
    const { container } = renderBlocks([{ ...stored, variation: 'simple', enableGradient: true }]);
    expect(container.querySelector('.block-slider--simple')).not.toBeNull();
    expect(container.querySelector('.block-slider--overlaid')).toBeNull();
    const sizesOf = (element: HTMLElement) => element.querySelector('img')?.getAttribute('sizes');
    expect(sizesOf(container)).toContain('50vw');
    expect(sizesOf(renderBlocks([stored]).container)).not.toContain('50vw');
  });

  test('shows drawings whole, and fills the place with photos', () => {
    const of = (picture: string) => {
      const slide = { ...stored.slides[0], preview_image: [{ '@id': picture, image_field: 'image' }] };
      const { container, unmount } = renderBlocks([{ ...stored, slides: [slide] }]);
      const isWhole = container.querySelector('.block-slider__picture--whole') !== null;
      unmount();
      return isWhole;
    };
    expect(of('/de/bilder/zeichen.svg')).toBe(true);
    expect(of('/de/bilder/feld.jpg')).toBe(false);
  });

  test('says nothing of a button that is hidden', () => {
    renderBlocks([{ ...stored, slides: [{ ...stored.slides[0], hideButton: true }] }]);
    expect(screen.queryByText('Zum Thema')).toBeNull();
  });

  test.each([
    ['sliderNew', { slides: [{ href: '/de/energie', title: 'Hin', preview_image: '/de/bilder/a' }] }, ''],
    ['institutslider', { title: 'Institute', slides: [{ href: [target] }] }, 'Institute'],
    [
      'highlightSlider',
      { headline: 'Neues', hrefList: [{ id: 'a', href: [target], nav_title: 'Kurz' }] },
      'Neues',
    ],
  ])('is stored as %s too', (name, fields, heading) => {
    renderBlocks([{ '@type': name, ...fields }]);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/de/energie');
    if (heading === '') expect(screen.queryByRole('heading', { level: 2, name: heading })).toBeNull();
    else expect(screen.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  });

  test.each([
    ['no slides', {}],
    ['slides without a target', { slides: [gone], title: 'Überschrift' }],
  ])('with %s shows nothing', (_name, fields) => {
    const { container } = renderBlocks([{ '@type': 'institutslider', ...fields }]);
    expect(container.querySelector('.block')).toBeEmptyDOMElement();
  });

  test('plays by itself only when told to, and never hastily', () => {
    const delayOf = (fields: object) => autoplayOf(sliderShape.read(fields))?.delay;
    expect(delayOf({})).toBeUndefined();
    expect(delayOf({ autoplayEnabled: 'yes' })).toBeUndefined();
    expect(delayOf({ autoplayEnabled: true })).toBe(4000);
    expect(delayOf({ autoplayEnabled: true, autoplayDelay: '7000' })).toBe(7000);
    expect(delayOf({ autoplayEnabled: true, autoplayDelay: 3 })).toBe(1000);
  });

  test('of older highlights is called Aktuelles, and has a veil where its editor wants one', async () => {
    const block = (enableGradient: boolean) => ({
      '@type': 'highlightSlider',
      hrefList: [{ id: 'a', href: [target] }],
      enableGradient,
    });
    const { container } = renderBlocks([block(true), block(false)]);
    const overlaid = [...container.querySelectorAll('.block-slider')].map(({ classList }) =>
      classList.contains('block-slider--overlaid'),
    );
    expect(overlaid).toEqual([true, false]);
    expect(de[blockNamed('highlightSlider')?.title.id as keyof typeof de]).toBe('Aktuelles');
  });

  test('of older highlights is not in the picker', () => {
    expect(blockNamed('highlightSlider')?.restricted).toBe(true);
    expect(blockNamed('slider')?.restricted).toBeUndefined();
  });
});
