import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { blockNamed } from '@/blocks/registry';
import { groupByLetter, letterOf } from '@/blocks/azlist/letters';
import { blockForm } from '@/tool/form/block-form';
import { startApi } from '~test/support/api';
import { renderBlocks } from '~test/support/render-page';

const api = startApi();

function find(...titles: string[]): URL[] {
  const asked: URL[] = [];
  const items = titles.map((title) => ({
    '@id': `${window.location.origin}/de/${title}`,
    '@type': 'Document',
    title,
  }));
  api.use(
    http.get('*/@search', ({ request }) => {
      asked.push(new URL(request.url));
      return HttpResponse.json({ items, items_total: items.length });
    }),
  );
  return asked;
}

describe('An A–Z list', () => {
  test.each([
    [{ href: [{ '@id': '/de/service' }] }, /\/de\/service\/@search/, []],
    [{ href: '/de/service', subjects: ['Wind'] }, /\/de\/service\/@search/, ['Wind']],
    [{ subjects: ['Wind', 'Klima'] }, /api\+\+\/@search/, ['Wind', 'Klima']],
  ])('of %j asks for it', async (fields, place, tags) => {
    const asked = find('Anfahrt');
    renderBlocks([{ '@type': 'azlist', title: 'Von A bis Z', ...fields }]);
    await screen.findByRole('link', { name: 'Anfahrt' });
    expect(asked[0]?.pathname).toMatch(place);
    expect(asked[0]?.searchParams.getAll('Subject')).toEqual(tags);
    expect(asked[0]?.searchParams.get('sort_on')).toBe('sortable_title');
    expect(asked[0]?.searchParams.get('b_size')).toBe('1000');
  });

  test('says that it is loading, then shows everything under its letter', async () => {
    find('Zimmer', 'Ärzte', 'Anfahrt', '1. Hilfe');
    renderBlocks([{ '@type': 'azlist', title: 'Von A bis Z', href: '/de/service' }]);
    expect(screen.getByRole('status')).toHaveTextContent('Die Liste wird geladen');
    await screen.findByRole('link', { name: 'Zimmer' });
    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      '#',
      'A',
      'Z',
    ]);
    const letters = within(screen.getByRole('navigation', { name: 'Anfangsbuchstaben' }));
    await userEvent.click(letters.getByRole('button', { name: 'Z' }));
    expect(screen.getByRole('heading', { name: 'Z' })).toHaveFocus();
  });

  test('leads back to its top while it can be seen', async () => {
    let see: (isIntersecting: boolean) => void = () => undefined;
    class Observer {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => tell([{ isIntersecting }]);
      }
      observe = () => see(true);
      disconnect = () => undefined;
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    find('Anfahrt');
    const { container } = renderBlocks([{ '@type': 'azlist', href: '/de/service' }]);
    await userEvent.click(await screen.findByRole('button', { name: 'Zum Anfang der Liste' }));
    expect(container.querySelector('.block-azlist__list')).toHaveFocus();
    vi.unstubAllGlobals();
  });

  test.each([[{}], [{ href: [] }], [{ href: 'https://example.org/x' }]])('of %j is nothing', (fields) => {
    const { container } = renderBlocks([{ '@type': 'azlist', title: 'A', ...fields }]);
    expect(container.querySelector('.block')).toBeEmptyDOMElement();
  });
});

test('A title stands under its letter without its marks', () => {
  expect(['Ärzte', 'école', '  zoo', '3D', '', '中'].map(letterOf)).toEqual(['A', 'E', 'Z', '#', '#', '#']);
});

test('Titles are sorted as the language does', () => {
  const titles = ['b', 'Ab', 'ä', 'aa'].map((title) => ({ title }));
  const [first] = groupByLetter(titles, 'de');
  expect(first?.items.map(({ title }) => title)).toEqual(['ä', 'aa', 'Ab']);
});

test('Its unit is content of this site alone, and its tags are keywords', async () => {
  const editor = await blockNamed('azlist')?.editor?.();
  if (!editor) throw new Error('There is no editor.');
  const { href, subjects } = blockForm(editor.schema, {}).fields;
  expect(href).toMatchObject({ widget: 'link', isInternal: true });
  expect(subjects).toMatchObject({ vocabulary: '/@vocabularies/plone.app.vocabularies.Keywords' });
});
