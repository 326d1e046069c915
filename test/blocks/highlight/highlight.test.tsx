import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { editBlocks } from '~test/support/edit-blocks';
import { renderBlocks } from '~test/support/render-page';
import { formOf } from '~test/support/form-of';

const highlight = (fields: object = {}) => ({
  '@type': 'highlight',
  url: '/de/bilder/watt',
  image_field: 'image',
  title: 'Am Watt',
  value: [{ type: 'p', children: [{ text: 'Eine Woche draußen.' }] }],
  button: true,
  buttonText: 'Zum Bericht',
  buttonLink: [{ '@id': '/de/bericht', title: 'Bericht' }],
  styles: { descriptionColor: 'highlight-custom-color-1' },
  ...fields,
});
const groundOf = (container: HTMLElement) =>
  container.querySelector<HTMLElement>('.block-highlight__words')?.style.getPropertyValue('--ground');

describe('A highlight', () => {
  test('shows its picture, its words and where they lead', () => {
    const { container } = renderBlocks([highlight()]);
    expect(screen.getByRole('heading', { level: 2, name: 'Am Watt' })).toHaveAttribute('id', 'am-watt');
    expect(screen.getByText('Eine Woche draußen.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Zum Bericht' })).toHaveAttribute('href', '/de/bericht');
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/de/bilder/watt/@@images/');
  });

  test.each([
    ['highlight-custom-color-1', '#023d6b'],
    ['highlight-custom-color-5', '#b9d25f'],
    ['highlight-custom-color-10', '#023d6b'],
    ['yellow', '#faeb5a'],
    ['', '#023d6b'],
    ['constructor', '#023d6b'],
  ])('whose colour is called %j stands on %s', (descriptionColor, colour) => {
    const { container } = renderBlocks([highlight({ styles: { descriptionColor } })], {
      site: { variant: 'main' },
    });
    expect(groundOf(container)).toBe(colour);
  });

  test.each([
    ['no button is wanted', { button: false }],
    ['it leads nowhere', { buttonLink: [] }],
    ['it is a script', { buttonLink: [{ '@id': 'javascript:alert(1)' }] }],
  ])('has no button where %s', (_words, fields) => {
    renderBlocks([highlight(fields)]);
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('names its button by its target where it has no words', () => {
    renderBlocks([highlight({ buttonText: '' })]);
    expect(screen.getByRole('link', { name: 'Bericht' })).toBeVisible();
  });

  test('says who made its picture and under which licence, with links that stay within the site', async () => {
    const data = '<a href="/de/impressum" onclick="x()">DLR (CC BY-NC-ND 3.0)</a>';
    const { container } = renderBlocks([highlight({ credit: { data }, alt: 'Das Watt' })]);
    const link = await screen.findByRole('link', { name: 'DLR (CC BY-NC-ND 3.0)' });
    expect(link).toHaveAttribute('href', '/de/impressum');
    expect(link).not.toHaveAttribute('onclick');
    expect(screen.getByRole('img', { name: 'Das Watt' })).toBeVisible();
    expect(container).not.toHaveTextContent('<a');
  });

  test.each([
    [{ title: 'Foto: Aldermoor' }, 'Foto: Aldermoor'],
    ['Foto: Aldermoor', 'Foto: Aldermoor'],
  ])('reads its credit in the form %j too', (credit, words) => {
    renderBlocks([highlight({ credit })]);
    expect(screen.getByText(words)).toBeVisible();
  });

  test('offers its picture for download only where that is allowed, and only one of this site', () => {
    const { unmount } = renderBlocks([highlight({ allow_image_download: true })]);
    expect(screen.getByRole('link', { name: 'Bild herunterladen' })).toHaveAttribute('download');
    unmount();
    renderBlocks([highlight(), highlight({ allow_image_download: true, url: 'https://a.example/a.png' })]);
    expect(screen.queryByRole('link', { name: 'Bild herunterladen' })).toBeNull();
  });

  test.each([
    ['blue3', {}, '#023d6b'],
    ['yellow1', {}, '#faeb5a'],
    ['blue3', { descriptionColor: 'yellow' }, '#faeb5a'],
    ['', {}, '#023d6b'],
  ])('of an older form has the colour %j under its older name', (description_color, styles, colour) => {
    const { container } = renderBlocks([highlight({ styles, description_color })], {
      site: { variant: 'main' },
    });
    expect(groundOf(container)).toBe(colour);
  });

  test('without anything is not there', () => {
    const { container } = renderBlocks([{ '@type': 'highlight', button: true }]);
    expect(container.querySelector('.block.highlight')).toBeEmptyDOMElement();
  });
});

describe('A highlight that is edited', () => {
  test('asks for a picture, and stores its address with what is known of its sizes', async () => {
    const rest = highlight({ url: '', image_field: '' });
    const { stored } = await editBlocks({ a: rest });
    expect(await screen.findByText(/Bild ablegen/)).toBeVisible();
    const form = await formOf('highlight');
    const picture = { '@id': '/de/bilder/a', image_field: 'image', image_scales: { image: [] } };
    expect(form.change({}, 'url', [picture])).toEqual({
      url: '/de/bilder/a',
      image_field: 'image',
      image_scales: { image: [] },
    });
    expect(form.change({ credit: { data: 'A' } }, 'credit', 'B')).toEqual({ credit: { data: 'B' } });
    expect(form.change({ credit: { title: 'A', '@id': '/a' } }, 'credit', 'B')).toEqual({
      credit: { title: 'B', '@id': '/a' },
    });
    expect(form.change({}, 'credit', 'B')).toEqual({ credit: 'B' });
    expect(form.change(highlight(), 'url', [])).toStrictEqual({
      url: undefined,
      image_field: undefined,
      image_scales: undefined,
      alt: undefined,
      credit: undefined,
      blurhash: undefined,
    });
    expect(stored('a')).toEqual(rest);
  });

  test('asks for words and target of the button only where there is one', async () => {
    const { stored } = await editBlocks({ a: highlight({ button: false }) });
    expect(screen.queryByRole('textbox', { name: 'Worte der Schaltfläche' })).toBeNull();
    await userEvent.click(await screen.findByRole('switch', { name: 'Mit Schaltfläche' }));
    expect(screen.getByRole('textbox', { name: 'Worte der Schaltfläche' })).toBeVisible();
    expect(stored('a')).toEqual(highlight());
  });
});
