import { readFileSync } from 'node:fs';
import { Suspense } from 'react';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { imageShape } from '@/blocks/image/data';
import { loadForeignReader } from '@/blocks/frame/foreign-reader';
import { imageLayout } from '@/blocks/image/layout';
import { ImageView } from '@/blocks/image/view';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';
import { OnPage } from '~test/support/render-page';

await loadForeignReader();

const stored = JSON.parse(readFileSync('test/real-examples/content_get_document_anon.json', 'utf8')) as {
  blocks: Record<string, object>;
};
const block = (data: object) => imageShape.read(data);
const show = (data: object) =>
  renderWithSite(
    // As every block stands in one: what few pictures need is fetched.
    <Suspense>
      <ImageView id="i" data={block(data)} position={9} />
    </Suspense>,
    { site: { linkBases: ['http://localhost:8080/Plone'] } },
  );

test('An image block of a real server is drawn from its scales', () => {
  show(stored.blocks.i1 ?? {});
  const image = screen.getByRole('img', { name: 'Testbild' });
  expect(image.getAttribute('src')).toMatch(/^\/de\/bilder\/grosses-bild\.png\/@@images\/image-1500-/);
  expect(image.getAttribute('srcset')?.split(', ')).toHaveLength(10);
  expect(image).toHaveAttribute('width', '1500');
});

test.each([
  [{}, { align: 'center', size: 'm' }],
  [
    { align: 'left', size: 's' },
    { align: 'left', size: 's' },
  ],
  [
    { align: 'full', size: 'l' },
    { align: 'full', size: undefined },
  ],
  [
    { align: 'wide', size: 'm' },
    { align: 'wide', size: undefined },
  ],
  [
    { align: 'schief', size: 7 },
    { align: 'center', size: 'm' },
  ],
])('%j is centred and of medium size where nothing else is said; full clears the size', (data, layout) => {
  expect(imageLayout(imageShape.read(data))).toMatchObject(layout);
});

test.each([
  ['l', '75rem'],
  ['m', '37.5rem'],
  ['s', '18.75rem'],
])('A picture of the size %s is fetched for a place %s wide, from mini to huge', (size, wide) => {
  show({ url: '/de/a', alt: 'Zellen', align: 'left', size });
  const image = screen.getByRole('img');
  expect(image.getAttribute('sizes')).toContain(wide);
  for (const scale of ['mini', 'preview', 'huge'])
    expect(image.getAttribute('srcset')).toContain(`/de/a/@@images/image/${scale} `);
});

test.each<[object, object]>([
  [{ styles: { 'align:noprefix': 'left', 'size:noprefix': 'small' } }, { align: 'left', size: 's' }],
  [
    { styles: { 'align:noprefix': { '--block-alignment': 'var(--align-right)' } }, size: 'l' },
    { align: 'right', size: 'l' },
  ],
  [{ styles: { 'blockWidth:noprefix': { '--block-width': '100%' } } }, { align: 'full', size: undefined }],
  [{ styles: { 'blockWidth:noprefix': 'layout' } }, { align: 'wide', size: undefined }],
])('%j is read from the styles of newer content', (data, layout) => {
  expect(imageLayout(imageShape.read(data))).toMatchObject(layout);
});

test.each<[object, string | RegExp]>([
  [{ copyright_and_sources: 'Foto: Aldermoor' }, 'Foto: Aldermoor'],
  [{ credit: { data: 'Foto: Aldermoor' } }, 'Foto: Aldermoor'],
  [{ credit: { title: 'Foto: Aldermoor' } }, 'Foto: Aldermoor'],
  [
    { credit: 'Foto: Aldermoor', rights: 'Alle Rechte vorbehalten' },
    'Alle Rechte vorbehalten – Foto: Aldermoor',
  ],
  [{ credit: 'Foto: Aldermoor', copyright_and_sources: 'Foto: Aldermoor' }, /^Foto: Aldermoor$/],
])('The source in %j stands under the picture', (data, words) => {
  show({ url: '/de/a', alt: 'Zellen', ...data });
  expect(screen.getByRole('figure')).toHaveTextContent(words);
});

test('A credit with a link is a link under the picture, and a picture may be taken along where that is allowed', async () => {
  show({ url: '/de/a', alt: 'Zellen', credit: { data: '<a href="/de/impressum">CC BY</a>' } });
  expect(await screen.findByRole('link', { name: 'CC BY' })).toHaveAttribute('href', '/de/impressum');
  show({ url: '/de/a', alt: 'Zellen', allow_image_download: true });
  expect(await screen.findByRole('link', { name: 'Bild herunterladen' })).toHaveAttribute('download');
});

test('Title, description and rights stand under the picture', () => {
  show({
    url: '/de/a',
    alt: 'Zellen',
    title: 'Gewebe',
    description: 'Nach sechs Stunden.',
    rights: 'Foto: Obermoor',
  });
  expect(screen.getByRole('figure')).toHaveTextContent('Gewebe Nach sechs Stunden. Foto: Obermoor');
});

test('A picture can be a link, in both stored forms', () => {
  const { unmount } = show({ url: '/de/a', alt: 'Zellen', href: [{ '@id': '/de/ziel' }] });
  expect(screen.getByRole('link', { name: 'Zellen' })).toHaveAttribute('href', '/de/ziel');
  unmount();
  show({ url: '/de/a', alt: 'Zellen', href: 'https://example.org/', openLinkInNewTab: true });
  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
});

test('The first picture of a page is fetched before everything else, one far below waits', () => {
  const blocks = { t: { '@type': 'title' }, i: { '@type': 'image' } };
  const content = makeContent({ blocks, blocks_layout: { items: ['t', 'i'] } });
  const { unmount } = renderWithSite(
    <OnPage content={content}>
      <ImageView id="i" data={block({ url: '/de/a', alt: 'a' })} position={1} />
    </OnPage>,
  );
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  unmount();
  show({ url: '/de/a', alt: 'a' });
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
});

test.each([{}, { url: '' }, { url: 5 }, { url: 'javascript:alert(1)' }, { url: '../../resolveuid/1' }])(
  '%j shows nothing',
  (data) => {
    expect(show(data).container).toBeEmptyDOMElement();
  },
);

test('Wrong types and scripts do no harm', () => {
  const { container } = show({
    url: '/de/a',
    alt: {},
    title: '<script>alert(1)</script>',
    credit: { title: [] },
    href: 'javascript:alert(1)',
    image_scales: { image: 'x' },
  });
  expect(container.querySelector('script, a')).toBeNull();
  expect(screen.getByText('<script>alert(1)</script>')).toBeVisible();
});

test('A picture of another site asks before it is loaded', async () => {
  const url = 'https://bilder.example/zellen.png';
  const { container } = show({ url, alt: 'Zellen', href: '/de/zellen' });
  expect(container.querySelector('img')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Zellen' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Inhalt laden' }));
  expect(screen.getByRole('img', { name: 'Zellen' })).toHaveAttribute('src', url);
  expect(screen.getByRole('link', { name: 'Zellen' })).toHaveAttribute('href', '/de/zellen');
  sessionStorage.clear();
});

describe('A picture that its editor lets grow', () => {
  const picture = { url: '/de/a', alt: 'Zellen', title: 'Gewebe', description: 'Nach Stunden.', zoom: true };

  test('opens large with its words, and gives the focus back by Esc', async () => {
    const user = userEvent.setup();
    show(picture);
    const button = await screen.findByRole('button', { name: 'Gewebe vergrößern' });
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Gewebe' });
    expect(within(dialog).getByRole('img', { name: 'Zellen' })).toBeVisible();
    expect(within(dialog).getByText('Nach Stunden.')).toBeVisible();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button).toHaveFocus();
  });

  test('leads to its target where it has one, and is no button without the tick', () => {
    show({ ...picture, href: '/de/ziel' });
    expect(screen.getByRole('link', { name: 'Zellen' })).toBeVisible();
    show({ ...picture, zoom: 'yes' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('without a name has a button that says what it does', async () => {
    show({ url: '/de/a', zoom: true });
    expect(await screen.findByRole('button', { name: 'Bild vergrößern' })).toBeVisible();
  });
});
