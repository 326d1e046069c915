import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AnyContent } from '@/api/types/any-content';
import { LeadimageView } from '@/blocks/leadimage/view';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';
import { OnPage } from '~test/support/render-page';

const field = (name: string) => ({
  filename: 'a.png',
  'content-type': 'image/png',
  size: 1,
  download: `http://localhost:3000/de/seite/@@images/${name}-900.png`,
  width: 900,
  height: 600,
  scales: {},
});
const show = (fields: Partial<AnyContent>) =>
  renderWithSite(
    <OnPage content={makeContent(fields)}>
      <LeadimageView id="l" data={{ '@type': 'leadimage' }} position={0} />
    </OnPage>,
  );

test('The lead image of the page comes before its preview', () => {
  const { container } = show({ image: field('image'), preview_image: field('preview_image') });
  expect(container.querySelector('img')).toHaveAttribute('src', '/de/seite/@@images/image-900.png');
});

test('Without one of its own the preview stands there, with its caption', () => {
  const { container } = show({ preview_image: field('preview_image'), preview_caption: 'Zellen im Licht' });
  expect(container.querySelector('img')).toHaveAttribute('src', '/de/seite/@@images/preview_image-900.png');
  expect(screen.getByText('Zellen im Licht')).toBeVisible();
});

test.each([{}, { image: null, preview_image: null }, { image: 'x' }])(
  'A page with %j shows nothing',
  (fields) => {
    expect(show(fields as Partial<AnyContent>).container).toBeEmptyDOMElement();
  },
);
