import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { blockNamed } from '@/blocks/registry';
import { highlightShape } from '@/blocks/highlight-teaser/data';
import { blockForm } from '@/tool/form/block-form';
import { editBlocks } from '~test/support/edit-blocks';
import { renderBlocks } from '~test/support/render-page';

const names = ['highlightTeaser', 'highlightTeaserWithoutButton', 'highlightTeaserParallax'];
const stored = (type: string, fields: object = {}) => ({
  '@type': type,
  url: '/de/bilder/wind',
  title: 'Wind',
  description: 'Woher er kommt',
  href: [{ '@id': '/de/wind' }],
  ...fields,
});

describe.each(names)('%s', (name) => {
  test('shows its words on its picture, in its width and height', () => {
    const { container } = renderBlocks([
      stored(name, { width: '100%', height: '600px', flagAlign: 'right' }),
    ]);
    const section = container.querySelector<HTMLElement>(
      '.block-highlight-teaser--full.block-highlight-teaser--right',
    );
    expect(section?.style.getPropertyValue('--highlight-height')).toBe('600px');
    expect(screen.getByRole('heading', { name: 'Wind' })).toBeVisible();
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/de/bilder/wind/@@images/');
  });

  test('without a picture shows nothing to visitors, and asks editors for one', async () => {
    const { container, unmount } = renderBlocks([{ '@type': name, title: 'Wind' }]);
    expect(container.querySelector('.block')).toBeEmptyDOMElement();
    unmount();
    await editBlocks({ a: { '@type': name } });
    expect(await screen.findByText('Website durchsuchen, Bild ablegen oder eine URL eingeben')).toBeVisible();
  });
});

test('a height or width that nobody offers is drawn as the default', () => {
  expect(highlightShape.read({ height: '9999px', width: 'constructor' })).toMatchObject({
    height: '800px',
    width: 'default',
  });
});

test('the picture lies under either name, or is that of its source', () => {
  const source = { '@id': '/de/wind', image_field: 'preview_image' };
  const { container } = renderBlocks([
    { '@type': 'highlightTeaser', imageUrl: '/de/bilder/a' },
    { '@type': 'highlightTeaserWithoutButton', url: '/de/bilder/b' },
    { '@type': 'highlightTeaser', href: [source] },
  ]);
  const addresses = [...container.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
  expect(addresses.map((path) => path.split('/@@')[0])).toEqual(['/de/bilder/a', '/de/bilder/b', '/de/wind']);
});

test('the button leads to its link, else to the source; hidden or left out it is not there', () => {
  renderBlocks([
    stored('highlightTeaser', { link: '/de/daten', linkTitle: 'Zu den Daten' }),
    stored('highlightTeaserParallax', { linkTitle: 'Zum Wind' }),
    stored('highlightTeaser', { hideButton: true, linkTitle: 'Verborgen' }),
    stored('highlightTeaserWithoutButton', { linkTitle: 'Verborgen' }),
  ]);
  expect(screen.getByRole('link', { name: 'Zu den Daten' })).toHaveAttribute('href', '/de/daten');
  expect(screen.getByRole('link', { name: 'Zum Wind' })).toHaveAttribute('href', '/de/wind');
  expect(screen.queryByRole('link', { name: 'Verborgen' })).toBeNull();
});

test('the form asks for a button only where there is one, and offers the low height without it', async () => {
  const formOf = async (fields: object) => {
    const editor = await blockNamed('highlightTeaser')?.editor?.();
    return blockForm(editor?.schema ?? { fields: {}, fieldsets: [] }, highlightShape.read(fields));
  };
  const heightsIn = (form: Awaited<ReturnType<typeof formOf>>) => {
    const field = form.fields['height'];
    return field?.widget === 'choice' ? field.choices.map(({ value }) => value) : [];
  };
  const plain = await formOf({ '@type': 'highlightTeaserWithoutButton' });
  expect(plain.fieldsets[0]?.fields).toEqual(['imageUrl', 'title', 'description']);
  expect(heightsIn(plain)).toEqual(['600px', '800px', '325px']);
  const full = await formOf({ '@type': 'highlightTeaser' });
  expect(full.fieldsets[0]?.fields).toContain('linkTitle');
  expect(heightsIn(full)).toEqual(['600px', '800px']);
  const hidden = await formOf({ '@type': 'highlightTeaser', hideButton: true });
  expect(hidden.fieldsets[0]?.fields).not.toContain('linkTitle');
});
