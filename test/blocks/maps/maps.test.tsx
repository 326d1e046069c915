import { screen } from '@testing-library/react';
import Cookies from 'js-cookie';
import { beforeEach, expect, test } from 'vitest';
import type { MapsData } from '@/blocks/maps/data';
import { mapSource } from '@/blocks/maps/map-source';
import { MapsView } from '@/blocks/maps/view';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';

const google = 'https://www.google.com/maps/embed?pb=!1m18';
const show = (data: object) =>
  renderWithSite(
    <MapsView id="m" data={{ '@type': 'maps', ...data } as MapsData} content={makeContent()} position={0} />,
  );

beforeEach(() => {
  Cookies.remove('confirm_google');
  sessionStorage.clear();
});

test.each([
  [google, { src: google, provider: 'google' }],
  [
    'https://maps.google.de/maps?output=embed',
    { src: 'https://maps.google.de/maps?output=embed', provider: 'google' },
  ],
  [`<iframe src="${google}&amp;x=1" width="600"></iframe>`, { src: `${google}&x=1`, provider: 'google' }],
  [
    'https://www.openstreetmap.org/export/embed.html',
    { src: 'https://www.openstreetmap.org/export/embed.html', provider: 'www.openstreetmap.org' },
  ],
  [
    'https://google.com.example.org/',
    { src: 'https://google.com.example.org/', provider: 'google.com.example.org' },
  ],
])('%s is a map', (url, source) => {
  expect(mapSource(url)).toEqual(source);
});

test.each([
  '',
  'http://www.google.com/maps/embed',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<iframe src="javascript:alert(1)">',
  '/de/seite',
  `https://${window.location.hostname}/de`,
])('%j is no map', (url) => {
  expect(mapSource(url)).toBeUndefined();
});

test('A map comes only with consent to Google', () => {
  const { container, unmount } = show({ url: google, title: 'Anfahrt' });
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.getByText(/Google-Cookies/)).toBeVisible();
  unmount();
  Cookies.set('confirm_google', '1');
  show({ url: google, title: 'Anfahrt' });
  expect(screen.getByTitle('Anfahrt')).toHaveAttribute('src', google);
});

test.each([{}, { url: {} }, { url: 'nirgendwo' }])('%j shows visitors nothing', (data) => {
  expect(show(data).container).toBeEmptyDOMElement();
});
