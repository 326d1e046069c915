import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { teaserHeroShape } from '@/blocks/teaser-hero/data';
import { TeaserHeroView } from '@/blocks/teaser-hero/view';
import { editBlocks } from '~test/support/edit-blocks';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';
import { OnPage } from '~test/support/render-page';

const block = (data: object) => teaserHeroShape.read(data);
const withBlocks = (...types: string[]) => {
  const entries = types.map(
    (type, index) => [type === 'teaserHero' ? 'h' : `b${index}`, { '@type': type }] as const,
  );
  return makeContent({
    blocks: Object.fromEntries(entries),
    blocks_layout: { items: entries.map(([id]) => id) },
  });
};
const show = (data: object, content = withBlocks('teaserHero')) =>
  renderWithSite(
    <OnPage content={content}>
      <TeaserHeroView id="h" data={block(data)} position={0} />
    </OnPage>,
  );

const lead = {
  href: [{ '@id': '/de/wind' }],
  title: 'Der Wind',
  description: 'Wie entsteht Regen?',
  head_title: 'Titelthema',
  buttonText: 'Zum Titelthema',
  preview_image: [{ '@id': '/de/bilder/wind', image_field: 'image' }],
};

test('On a page without a title block it is the headline of the page', () => {
  show(lead);
  expect(screen.getByRole('heading', { level: 1, name: 'Der Wind' })).toBeVisible();
  expect(screen.getByText('Titelthema')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zum Titelthema' })).toHaveAttribute('href', '/de/wind');
});

test('On a page with a title block it stands below that', () => {
  show(lead, withBlocks('teaserHero', 'title'));
  expect(screen.getByRole('heading', { level: 2, name: 'Der Wind' })).toBeVisible();
});

test('Its picture is the first of the page and is fetched before everything else', () => {
  const { container } = show(lead);
  expect(container.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
});

test.each(['top', 'left', 'right'])('The variation %s is drawn as such', (variation) => {
  const { container } = show({ ...lead, variation });
  expect(container.querySelector(`.block-teaser-hero--${variation}`)).not.toBeNull();
});

test('Without words for the button it says what a link of that kind says', () => {
  show({ ...lead, buttonText: '', variation: { x: 1 } });
  expect(screen.getByRole('link', { name: 'Mehr erfahren' })).toBeVisible();
});

test.each([{}, { href: [] }, { href: 'javascript:alert(1)', title: 'x' }])('%j shows nothing', (data) => {
  expect(show(data).container).toBeEmptyDOMElement();
});

test('Without a variation it asks where its picture stands, and visitors see it on top', async () => {
  const { container, unmount } = show(lead);
  expect(container.querySelector('.block-teaser-hero--top')).not.toBeNull();
  unmount();
  const { stored } = await editBlocks({ h: { '@type': 'teaserHero', href: [] } });
  expect(await screen.findByText('Wo soll das Bild stehen?')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Links' }));
  expect(stored('h')).toMatchObject({ variation: 'left' });
  expect(screen.queryByText('Wo soll das Bild stehen?')).toBeNull();
});
