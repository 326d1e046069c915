import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { blockNamed } from '@/blocks/registry';
import { editBlocks } from '~test/support/edit-blocks';
import { renderBlocks } from '~test/support/render-page';

const banner = (fields: object = {}) => ({ '@type': 'banner', title: 'Tag der offenen Tür', ...fields });

describe('A banner', () => {
  test.each([
    ['image', { image: [{ '@id': '/de/bilder/a', image_field: 'image' }] }],
    ['preview_image', { preview_image: '/de/bilder/a' }],
    ['url', { url: '/de/bilder/a' }],
  ])('has the picture that is stored as %s', (_name, fields) => {
    const { container } = renderBlocks([banner(fields)]);
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/de/bilder/a/@@images/');
    expect(screen.getByRole('heading', { level: 2, name: 'Tag der offenen Tür' })).toBeVisible();
  });

  test.each([
    ['value', { value: [{ type: 'p', children: [{ text: 'Kommt vorbei' }] }] }],
    ['text', { text: 'Kommt vorbei' }],
    ['description', { description: 'Kommt vorbei' }],
  ])('says what is stored as %s', (_name, fields) => {
    renderBlocks([banner(fields)]);
    expect(screen.getByText('Kommt vorbei')).toBeVisible();
  });

  test.each([
    ['href', { href: [{ '@id': '/de/tag', title: 'Programm' }] }],
    ['buttonLink', { buttonLink: [{ '@id': '/de/tag', title: 'Programm' }] }],
  ])('leads where %s says', (_name, fields) => {
    renderBlocks([banner(fields)]);
    expect(screen.getByRole('link', { name: 'Programm' })).toHaveAttribute('href', '/de/tag');
  });

  test('without anything is not there; editors are asked for something', async () => {
    const { container, unmount } = renderBlocks([{ '@type': 'banner' }]);
    expect(container.querySelector('.block.banner')).toBeEmptyDOMElement();
    unmount();
    await editBlocks({ a: { '@type': 'banner' } });
    expect(await screen.findByText(/Titel oder ein Bild/)).toBeVisible();
  });

  test('goes on storing picture and target under their names', async () => {
    const form = (await blockNamed('banner')?.editor?.())?.form;
    expect(form?.change({}, 'picture', ['x'])).toEqual({ image: ['x'] });
    expect(form?.change({ preview_image: [] }, 'picture', ['x'])).toEqual({ preview_image: ['x'] });
    expect(form?.change({ buttonLink: [] }, 'target', ['x'])).toEqual({ buttonLink: ['x'] });
    expect(form?.values({ buttonLink: ['y'] })).toMatchObject({ target: ['y'] });
  });
});
