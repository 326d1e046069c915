// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { imageSourceAt, imageSourceOf } from '@/components/image/image-source';

const origin = window.location.origin;
const scales = {
  great: { download: '@@images/image-1200-a.png', width: 1200, height: 800 },
  mini: { download: '@@images/image-200-b.png', width: 200, height: 133 },
};
const entry = {
  download: '@@images/image-1500-c.png',
  width: 1500,
  height: 1000,
  'content-type': 'image/png',
  scales,
};
const widths = (srcSet: string | undefined) => srcSet?.split(', ').map((part) => part.split(' ')[1]);

describe('The picture of an item', () => {
  test('a catalog summary: downloads are relative to the item, scales sorted by width', () => {
    const item = { '@id': `${origin}/de/bild.png`, image_field: 'image', image_scales: { image: [entry] } };
    expect(imageSourceOf(item)).toEqual({
      src: '/de/bild.png/@@images/image-1500-c.png',
      srcSet:
        '/de/bild.png/@@images/image-200-b.png 200w, /de/bild.png/@@images/image-1200-a.png 1200w, /de/bild.png/@@images/image-1500-c.png 1500w',
      width: 1500,
      height: 1000,
    });
  });

  test('its focal point says what stays in sight, where it is one', () => {
    const withPoint = (focal_point: unknown) =>
      imageSourceOf({ image_field: 'image', image_scales: { image: [{ ...entry, focal_point }] } });
    expect(withPoint({ x: 71, y: 36.5 })?.focus).toBe('71% 36.5%');
    for (const none of [undefined, null, 'left']) expect(withPoint(none)).not.toHaveProperty('focus');
    for (const wrong of [{}, { x: 'url(x)', y: 1 }])
      expect(withPoint(wrong)?.focus).toMatch(/^NaN% (?:NaN|1)%$/);
  });

  test('preview_image_link: base_path overrides the item', () => {
    const item = {
      '@id': `${origin}/de/seite`,
      image_field: 'preview_image_link',
      image_scales: { preview_image_link: [{ ...entry, base_path: '/de/bilder/klein.jpg' }] },
    };
    expect(imageSourceOf(item)?.src).toBe('/de/bilder/klein.jpg/@@images/image-1500-c.png');
  });

  test('a relation object has no image_field: the first field with a picture counts', () => {
    const item = { '@id': `${origin}/de/bilder/x`, image_field: null, image_scales: { image: [entry] } };
    expect(imageSourceOf(item)?.src).toBe('/de/bilder/x/@@images/image-1500-c.png');
  });

  test('a content field: downloads are absolute, every scale present, none twice', () => {
    const download = (name: string) => `${origin}/de/bild.png/@@images/${name}`;
    const field = {
      download: download('image-300.png'),
      width: 300,
      height: 200,
      scales: {
        huge: { download: download('image-1600.png'), width: 300, height: 200 },
        large: { download: download('image-800.png'), width: 300, height: 200 },
        mini: { download: download('image-200.png'), width: 200, height: 133 },
      },
    };
    const source = imageSourceOf({ '@id': `${origin}/de/bild.png`, image: field });
    expect(source?.src).toBe('/de/bild.png/@@images/image-300.png');
    expect(widths(source?.srcSet)).toEqual(['200w', '300w']);
  });

  test.each(['image/svg+xml', 'image/gif'])('%s keeps its original', (type) => {
    const item = { '@id': '/de/x', image_scales: { image: [{ ...entry, 'content-type': type }] } };
    expect(imageSourceOf(item)).toEqual({
      src: '/de/x/@@images/image-1500-c.png',
      width: 1500,
      height: 1000,
    });
  });

  test('without scales the named form serves, but never for preview_image_link', () => {
    expect(imageSourceOf({ '@id': '/de/x', image_field: 'preview_image' })?.src).toBe(
      '/de/x/@@images/preview_image/large',
    );
    expect(imageSourceOf({ '@id': '/de/x', image_field: 'preview_image_link' })).toBeUndefined();
    expect(imageSourceOf({ '@id': '/de/x', image_field: '', image_scales: null })).toBeUndefined();
  });

  test('a picture that cannot be read has no size', () => {
    const item = {
      '@id': '/de/x',
      image_scales: { image: [{ ...entry, width: -1, height: -1, scales: {} }] },
    };
    expect(imageSourceOf(item)).toEqual({ src: '/de/x/@@images/image-1500-c.png' });
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a number', 5],
    ['scales of a wrong type', { '@id': '/x', image_scales: 'image' }],
    ['an entry of a wrong type', { '@id': '/x', image_scales: { image: [null, 'x'] } }],
    ['a download of a wrong type', { '@id': '/x', image_scales: { image: [{ download: 5 }] } }],
    ['a script as download', { '@id': '/x', image_scales: { image: [{ download: 'javascript:alert(1)' }] } }],
  ])('%s has no picture and throws nothing', (_name, item) => {
    expect(imageSourceOf(item)).toBeUndefined();
  });
});

describe('The picture that a stored value itself is', () => {
  test('block data with url and scales', () => {
    const block = { url: `${origin}/de/bild.png`, image_scales: { image: [entry] } };
    expect(imageSourceAt(block)?.src).toBe('/de/bild.png/@@images/image-1500-c.png');
  });

  test('a legacy address that names a scale is cut to its item', () => {
    const source = imageSourceAt('/de/bild.png/@@images/image/preview');
    expect(source?.src).toBe('/de/bild.png/@@images/image/large');
    expect(source?.srcSet).toContain('/de/bild.png/@@images/image/mini 200w');
  });

  test('an entry of a preview, in a list or alone, with nothing but its address', () => {
    expect(imageSourceAt([{ '@id': `${origin}/de/bild` }])?.src).toBe('/de/bild/@@images/image/large');
    expect(imageSourceAt({ '@id': '/de/bild' })?.src).toBe('/de/bild/@@images/image/large');
  });

  test.each<[string, object]>([
    ['that names no field', { image_field: '', image_scales: null }],
    ['that has no preview', { hasPreviewImage: false, title: 'Seite' }],
  ])('of a chosen item %s none is guessed', (_name, facts) => {
    expect(imageSourceAt([{ '@id': '/de/seite', ...facts }])).toBeUndefined();
    expect(
      imageSourceAt([{ '@id': '/de/bild', hasPreviewImage: false, image_field: 'image' }]),
    ).toBeDefined();
  });

  test('a drawing is taken in its original form', () => {
    expect(imageSourceAt('/de/logo.svg')).toEqual({ src: '/de/logo.svg/@@images/image' });
  });

  test('another site is taken as it is', () => {
    expect(imageSourceAt('https://example.org/a.png')).toEqual({ src: 'https://example.org/a.png' });
  });

  test.each(['', 'javascript:alert(1)', '../resolveuid/abc', 'data:text/html,x'])(
    '%j is no picture',
    (value) => {
      expect(imageSourceAt(value)).toBeUndefined();
    },
  );
});
