import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderBlocks } from '~test/support/render-page';
import { formOf } from '~test/support/form-of';

const hero = { '@type': 'hero', url: '/de/bilder/wind', title: 'Wind', description: 'Woher er kommt' };

test('a hero with which a page begins is its heading; below a title it stands under that', () => {
  const { unmount } = renderBlocks([hero]);
  expect(screen.getByRole('heading', { level: 1, name: 'Wind' })).toBeVisible();
  unmount();
  renderBlocks([{ '@type': 'title' }, hero]);
  expect(screen.getByRole('heading', { level: 2, name: 'Wind' })).toBeVisible();
});

test('its picture is stored by its address, as it was', async () => {
  const form = await formOf('hero');
  expect(form.change({ url: '/de/a' }, 'url', [{ '@id': '/de/b' }])).toEqual({ url: '/de/b' });
  expect(form.change({}, 'url', [{ '@id': '/de/b' }])).toEqual({ url: '/de/b' });
  expect(form.change({ url: [{ '@id': '/de/a' }] }, 'url', [{ '@id': '/de/b' }])).toEqual({
    url: [{ '@id': '/de/b' }],
  });
});

test('an empty hero shows nothing', () => {
  expect(renderBlocks([{ '@type': 'hero' }]).container.querySelector('.block')).toBeEmptyDOMElement();
});
