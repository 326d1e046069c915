// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { videoSource } from '@/components/consent-gate/video-source';

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0';

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://youtu.be/dQw4w9WgXcQ?t=42', youtube],
  ['http://m.youtube.com/watch?list=PL1234567890&v=dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/embed/dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', youtube],
  ['www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  [
    'https://www.youtube.com/playlist?list=PL1234567890',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PL1234567890',
  ],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://vimeo.com/76979871/8272103f6e', 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e'],
  ['https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ['https://example.org/film.mp4', 'https://example.org/film.mp4'],
  [`${window.location.origin}/de/film.mp4`, '/de/film.mp4/@@download/file'],
  ['/de/film.mp4/@@download/file', '/de/film.mp4/@@download/file'],
])('%s is shown', (url, src) => {
  expect(videoSource(url)?.src).toBe(src);
});

test.each([
  '',
  'x',
  '/de/seite',
  'https://example.org/film.avi',
  'http://example.org/film.mp4',
  'https://www.youtube.com/watch?v="><script>alert(1)</script>',
  'https://www.youtube.com/',
  'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
  'https://tube.example.org/w/abc',
  'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
])('%j is no valid video', (url) => {
  expect(videoSource(url)).toBeUndefined();
});

test('A file of another host asks for that host, our own for nobody', () => {
  expect(videoSource('https://example.org/film.mp4')?.provider).toBe('example.org');
  expect(videoSource('/de/film.mp4')?.provider).toBeUndefined();
});
