import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { embeddedPage } from '@/content-types/embedded-page';
import { readView } from '@/content-types/read-view';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';

const url = 'https://radar.example/bild?ort=1';
const EmbeddedPageView = readView(embeddedPage);
const show = (fields: Record<string, unknown>) =>
  renderWithSite(
    <EmbeddedPageView content={makeContent({ '@type': 'EmbeddedPage', title: 'Radar', ...fields })} />,
  );

beforeEach(() => sessionStorage.clear());

test('Nothing of the foreign page is asked for before the visitor agrees', () => {
  const { container } = show({ url });
  expect(screen.getByRole('heading', { level: 1, name: 'Radar' })).toBeVisible();
  expect(container.innerHTML).not.toMatch(/<(iframe|script|embed|object)/);
  expect(screen.getByText(/radar\.example/, { selector: 'p' })).toBeVisible();
  fireEvent.click(screen.getByRole('button'));
  const frame = screen.getByTitle('Radar');
  expect(frame).toHaveAttribute('src', url);
  expect(frame).toHaveAttribute('sandbox', expect.not.stringContaining('allow-top-navigation'));
});

test('The choice holds for the tab', () => {
  sessionStorage.setItem('load_radar.example', '1');
  show({ url });
  expect(screen.getByTitle('Radar')).toHaveAttribute('src', url);
});

test.each([undefined, null, '', {}, 'javascript:alert(1)', 'http://radar.example/', '/de/seite'])(
  'The address %j embeds nothing and leaves the page as it is',
  (stored) => {
    const { container } = show({ url: stored });
    expect(screen.getByRole('heading', { level: 1, name: 'Radar' })).toBeVisible();
    expect(container.querySelector('.embedded-page')).toBeNull();
  },
);
