// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { embedSource, pictureProvider } from '@/components/consent-gate/embed-source';

const google = 'https://www.google.com/maps/embed?pb=!1m18';

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
  [
    'https://www.youtube-nocookie.com/embed/abcdefgh',
    { src: 'https://www.youtube-nocookie.com/embed/abcdefgh', provider: 'youtube' },
  ],
  [
    'https://www.facebook.com/plugins/page.php',
    { src: 'https://www.facebook.com/plugins/page.php', provider: 'facebook' },
  ],
])('%s can be embedded', (url, source) => {
  expect(embedSource(url)).toEqual(source);
});

test.each([
  '',
  'http://www.google.com/maps/embed',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<iframe src="javascript:alert(1)">',
  '/de/seite',
  `https://${window.location.hostname}/de`,
])('%j is not embedded', (url) => {
  expect(embedSource(url)).toBeUndefined();
});

test.each([
  ['https://i.ytimg.com/vi/abcdefgh/hqdefault.jpg', 'youtube'],
  ['https://img.youtube.com/vi/abcdefgh/sddefault.jpg', 'youtube'],
  ['HTTPS://Bilder.Example/a.png', 'bilder.example'],
  ['/de/bild/@@images/image/large', undefined],
  [`${window.location.origin}/de/bild`, undefined],
  ['data:image/gif;base64,R0lGODlhAQABAAAAACw=', undefined],
  ['https://[broken', undefined],
])('the picture %s needs the consent for %s', (src, provider) => {
  expect(pictureProvider(src)).toBe(provider);
});
