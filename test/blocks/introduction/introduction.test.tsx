import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { blockNamed } from '@/blocks/registry';
import { withLeader } from '@/blocks/introduction/edit/with-leader';
import { changeBlock } from '@/editor/document/commands/change-block';
import { startApi } from '~test/support/api';
import { editBlocks } from '~test/support/edit-blocks';
import { renderBlocks } from '~test/support/render-page';

const api = startApi();

const text = (words: string) => [{ type: 'p', children: [{ text: words }] }];
const group = (fields: object = {}) => ({
  '@type': 'introduction',
  heading: 'Arbeitsgruppe Tide',
  href: [{ '@id': '/de/profile/torsen', '@type': 'Member', title: 'Ylva Torsen' }],
  about: 'Wir messen.\nWir rechnen.',
  topics: text('Ebbe und Flut'),
  academic: 'Prof. Dr.',
  firstname: 'Ylva',
  name: 'Torsen',
  positions: [{ token: 'head', title: 'Leiterin' }],
  email: 'y.torsen@example.org',
  phone: '+49 123 456',
  image: { download: '/de/profile/torsen/@@images/image', width: 400, height: 500, scales: {} },
  ...fields,
});

describe('An introduction', () => {
  test('in the form of a text shows that text', () => {
    const { container } = renderBlocks([{ '@type': 'introduction', value: text('Willkommen') }]);
    expect(container.querySelector('.block-introduction')).toHaveTextContent('Willkommen');
  });

  test('in the form of a research group says what it is about and who leads it', () => {
    const { container } = renderBlocks([group()]);
    expect(screen.getByRole('heading', { level: 2, name: 'Arbeitsgruppe Tide' })).toBeVisible();
    expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual(
      expect.arrayContaining(['Wir messen.', 'Wir rechnen.', 'Ebbe und Flut', 'Leiterin']),
    );
    expect(screen.getByRole('link', { name: 'Prof. Dr. Ylva Torsen' })).toHaveAttribute(
      'href',
      '/de/profile/torsen',
    );
    expect(screen.getByRole('link', { name: /456/ })).toBeVisible();
    expect(container.querySelector('img')?.getAttribute('src')).toContain('/de/profile/torsen/@@images/');
  });

  test.each([
    ['nodes', text('Worte')],
    ['words', 'Worte'],
    ['HTML', { data: '<p>Worte</p><script>x</script>', 'content-type': 'text/html' }],
    [
      'the older editor',
      {
        blocks: [{ key: 'a', type: 'unstyled', text: 'Worte', inlineStyleRanges: [], entityRanges: [] }],
        entityMap: {},
      },
    ],
  ])('reads what a group is about, stored as %s', (_form, about) => {
    renderBlocks([group({ about })]);
    expect(screen.getByText('Worte')).toBeVisible();
  });

  test('names a leader by their page where nothing was copied', () => {
    renderBlocks([group({ academic: '', firstname: '', name: '' })]);
    expect(screen.getByRole('link', { name: 'Ylva Torsen' })).toBeVisible();
  });

  test.each([{}, { value: [] }, { heading: '', href: [], about: '', topics: [] }])(
    'without anything is not there: %j',
    (fields) => {
      const { container } = renderBlocks([{ '@type': 'introduction', ...fields }]);
      expect(container.querySelector('.block.introduction')).toBeEmptyDOMElement();
    },
  );
});

describe('An introduction that is edited', () => {
  test('stays in the form in which it is stored', async () => {
    await editBlocks({ a: { '@type': 'introduction', value: text('Willkommen') } });
    expect(await screen.findByText('Willkommen')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Überschrift' })).toBeNull();
  });

  test('copies what is known of a leader once one is chosen, and forgets the one before', async () => {
    api.use(
      http.get('*/de/profile/alm', () =>
        HttpResponse.json({
          '@id': '/de/profile/alm',
          firstname: 'Jo',
          name: 'Alm',
          email: 'alm@example.org',
          UID: 'x',
        }),
      ),
    );
    const { page, stored } = await editBlocks({ a: group() });
    await screen.findByText('Wir messen.');
    const chosen = withLeader(stored('a') ?? {}, [{ '@id': '/de/profile/alm', title: 'Jo Alm' }]);
    act(() => void page.run((state) => changeBlock(state, 'a', chosen)));
    expect(stored('a')).not.toHaveProperty('phone');
    await waitFor(() => expect(stored('a')).toMatchObject({ firstname: 'Jo', name: 'Alm' }));
    expect(stored('a')).not.toHaveProperty('UID');
    expect(stored('a')).toMatchObject({ heading: 'Arbeitsgruppe Tide', topics: text('Ebbe und Flut') });
  });

  test('takes no leader from elsewhere', async () => {
    const editor = await blockNamed('introduction')?.editor?.();
    const errorOf = (href: unknown) => editor?.validate?.({ href })['href' as never];
    expect(errorOf([{ '@id': 'https://example.org/x' }])).toBeDefined();
    expect(errorOf([{ '@id': '/de/profile/alm' }])).toBeUndefined();
    expect(errorOf([])).toBeUndefined();
  });
});
