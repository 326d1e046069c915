import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { beforeEach, expect, test } from 'vitest';
import { videoShape } from '@/blocks/video/data';
import { VideoView } from '@/blocks/video/view';
import { renderWithSite } from '~test/support/render';

beforeEach(() => {
  Cookies.remove('confirm_youtube');
  sessionStorage.clear();
});

const show = (data: object) => renderWithSite(<VideoView id="v" data={videoShape.read(data)} position={0} />);
const film = { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'LUMEA' };

/** Everything in the page that a browser would fetch by itself from another host. */
function foreignRequests(container: HTMLElement): string[] {
  return [...container.querySelectorAll('[src], [srcset], [poster]')].flatMap((element) =>
    ['src', 'srcset', 'poster']
      .map((name) => element.getAttribute(name) ?? '')
      .filter((value) => /^(https?:)?\/\//.test(value)),
  );
}

test('Nothing of another company is asked for before consent, no thumbnail either', () => {
  const { container } = show(film);
  expect(screen.getByRole('button', { name: 'Datenschutzeinstellungen anpassen' })).toBeVisible();
  expect(foreignRequests(container)).toEqual([]);
});

test('A preview of our own stands behind the notice', () => {
  const { container } = show({ ...film, preview_image: [{ '@id': '/de/bilder/lumea' }] });
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/de/bilder/lumea/');
  expect(foreignRequests(container)).toEqual([]);
});

test.each(['https://www.youtube.com/watch?v=dQw4w9WgXcQ', '/de/film.mp4'])(
  'A preview of another company’s is no request either before %s is shown',
  (url) => {
    const { container } = show({
      url,
      title: 'LUMEA',
      preview_image: 'https://img.youtube.com/vi/dQw4w9WgXcQ/sddefault.jpg',
    });
    expect(foreignRequests(container)).toEqual([]);
  },
);

test('With consent the player comes from the host that sets no cookies', () => {
  Cookies.set('confirm_youtube', '1');
  show(film);
  expect(screen.getByTitle('LUMEA')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?rel=0',
  );
});

test('With consent and a preview of our own the player comes when it is started', async () => {
  Cookies.set('confirm_youtube', '1');
  const { container } = show({ ...film, preview_image: '/de/bilder/lumea' });
  expect(foreignRequests(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'LUMEA abspielen' }));
  expect(screen.getByTitle('LUMEA').getAttribute('src')).toContain('autoplay=1');
});

test('Vimeo has no module and asks at the embed itself', async () => {
  const { container } = show({ url: 'https://vimeo.com/76979871' });
  expect(foreignRequests(container)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Inhalt laden' }));
  expect(screen.getByTitle('Video')).toHaveAttribute('src', 'https://player.vimeo.com/video/76979871?dnt=1');
});

test('A file of our own needs no consent', () => {
  const { container } = show({ url: '/de/film.mp4' });
  expect(container.querySelector('video source')).toHaveAttribute('src', '/de/film.mp4/@@download/file');
});

test.each([{}, { url: 'https://example.org/' }, { url: 5 }, { url: null }])(
  '%j shows visitors nothing',
  (data) => {
    expect(show(data).container).toBeEmptyDOMElement();
  },
);
