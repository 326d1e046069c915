import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { BlocksContext } from '@/blocks/blocks-context';
import type { Block } from '@/blocks/definition';
import { blockNamed } from '@/blocks/registry';
import { RenderBlocks } from '@/blocks/render-blocks';
import { record } from '@/lib/shape';
import { makeContent } from '~test/support/make-content';
import { renderWithSite } from '~test/support/render';
import { renderBlocks, renderPage } from '~test/support/render-page';
import { expectConsoleError } from '~test/support/setup';

const words = (text: string, fields: object = {}): Block => ({
  '@type': 'slate',
  value: [{ type: 'p', children: [{ text }] }],
  ...fields,
});
const wrapperOf = (text: string): Element | null => screen.getByText(text).closest('.block');

describe('The blocks of a page', () => {
  test('stand in the order of the layout, each in a wrapper with its type', () => {
    renderBlocks([words('Eins'), words('Zwei')]);
    expect(screen.getAllByText(/Eins|Zwei/).map(({ textContent }) => textContent)).toEqual(['Eins', 'Zwei']);
    expect(wrapperOf('Eins')).toHaveClass('block', 'slate');
  });

  test('that the layout does not name are not shown', () => {
    renderPage(
      makeContent({ blocks: { a: words('Da'), b: words('Waise') }, blocks_layout: { items: ['a'] } }),
    );
    expect(screen.getByText('Da')).toBeVisible();
    expect(screen.queryByText('Waise')).not.toBeInTheDocument();
  });

  test('that the layout names but nobody stored are passed over and logged', () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    renderPage(makeContent({ blocks: { a: words('Da') }, blocks_layout: { items: ['x', 'a', 'toString'] } }));
    expect(screen.getByText('Da')).toBeVisible();
    expect(log).toHaveBeenCalledWith(expect.stringContaining('x, toString'));
  });

  test('named twice are drawn once', () => {
    renderPage(makeContent({ blocks: { a: words('Da') }, blocks_layout: { items: ['a', 'a'] } }));
    expect(screen.getAllByText('Da')).toHaveLength(1);
  });

  test.each<[string, object]>([
    ['no blocks at all', {}],
    ['a layout that is a list', { blocks: { a: words('Da') }, blocks_layout: ['a'] }],
    ['a layout without items', { blocks: { a: words('Da') }, blocks_layout: {} }],
    ['items that are a text', { blocks: { a: words('Da') }, blocks_layout: { items: 'a' } }],
    ['blocks that are a list', { blocks: [words('Da')], blocks_layout: { items: ['0x'] } }],
    ['blocks that are null', { blocks: null, blocks_layout: null }],
    [
      'blocks that are no objects',
      { blocks: { a: 'x', b: null, c: 3, d: [] }, blocks_layout: { items: ['a', 'b', 'c', 'd', 7, null] } },
    ],
  ])('are none where a page stores %s', (_name, fields) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { container } = renderPage(makeContent(fields));
    expect(container.querySelector('.block')).toBeNull();
  });

  test('are also read from fields whose names only end so', () => {
    renderPage(makeContent({ main_blocks: { a: words('Da') }, main_blocks_layout: { items: ['a'] } }));
    expect(screen.getByText('Da')).toBeVisible();
  });

  test('of an unknown type say so', async () => {
    renderBlocks([{ '@type': 'wetterhahn' }], { language: 'en' });
    expect(await screen.findByText('Unknown Block wetterhahn')).toBeVisible();
  });

  test('of the type "empty" are a free place', () => {
    const { container } = renderBlocks([{ '@type': 'empty' }, words('Da')]);
    expect(container.querySelectorAll('.block')).toHaveLength(1);
  });

  test('that fail leave words and a second try, and the rest of the page as it is', async () => {
    let isBroken = true;
    const Fragile = () => {
      if (isBroken) throw new Error('broken block');
      return <p>Wieder da</p>;
    };
    const find = (name: string) =>
      name === 'fragile'
        ? {
            name,
            title: { id: 'editor.block.slate' },
            group: 'text' as const,
            shape: record({}),
            view: Fragile,
          }
        : blockNamed(name);
    expectConsoleError(/broken block|Fragile/);
    const page = makeContent({
      blocks: { a: { '@type': 'fragile' }, b: words('Daneben') },
      blocks_layout: { items: ['a', 'b'] },
    });
    renderWithSite(
      <BlocksContext.Provider value={find}>
        <RenderBlocks container={page} />
      </BlocksContext.Provider>,
    );
    expect(screen.getByText('Dieser Inhalt kann gerade nicht angezeigt werden.')).toBeVisible();
    expect(screen.getByText('Daneben')).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
    expect(screen.getByText('Wieder da')).toBeVisible();
  });
});

describe('The wrapper of a block', () => {
  test('carries its styles, theme and container switches', () => {
    renderBlocks([
      words('Text', {
        styles: { align: 'center', 'wide:bool': true, '--inset': '2rem' },
        theme: 'grey',
        useLargeContainer: true,
        useFullBackgroundContainer: true,
      }),
    ]);
    const wrapper = wrapperOf('Text');
    expect(wrapper).toHaveClass('has--align--center', 'wide', 'has--theme--grey', 'block--large');
    expect(wrapper).toHaveClass('block--full-background');
    expect(wrapper).toHaveStyle({ '--inset': '2rem' });
  });

  test('takes wrapper fields of any type', () => {
    const odd = { styles: 'x', theme: ['dark'], bg_color: { name: 'brand' }, useLargeContainer: 'yes' };
    renderBlocks([words('Text', odd)]);
    expect(wrapperOf('Text')).toHaveAttribute('class', 'block slate');
  });
});

describe('Blocks with a background', () => {
  const bandOf = (text: string): Element | null => screen.getByText(text).closest('.band');

  test('that follow each other on the same one form one band', () => {
    renderBlocks([
      words('Eins', { bg_color: 'brand' }),
      words('Zwei', { bg_color: 'brand' }),
      words('Drei', { bg_color: 'tint' }),
      words('Vier'),
      words('Fünf', { bg_color: 'tint' }),
    ]);
    expect(bandOf('Eins')).toBe(bandOf('Zwei'));
    expect(bandOf('Drei')).not.toBe(bandOf('Zwei'));
    expect(bandOf('Vier')).toBeNull();
    expect(bandOf('Fünf')).not.toBe(bandOf('Drei'));
  });

  test('take text that can be read on it', () => {
    renderBlocks([words('Dunkel', { bg_color: 'brand' }), words('Hell', { bg_color: 'tint' })], {
      site: { variant: 'main' },
    });
    expect(bandOf('Dunkel')).toHaveClass('on-dark', 'band--full');
    expect(bandOf('Dunkel')).toHaveStyle({ '--ground': '#023d6b', '--on-ground': '#ffffff' });
    expect(bandOf('Hell')).not.toHaveClass('on-dark');
  });

  test('are known by the colour of a palette, a hex value of older content, or a theme', () => {
    renderBlocks(
      [
        words('Palette', { bg_color: 'yellow' }),
        words('Hex', { bg_color: '#eb5f73' }),
        words('Thema', { theme: 'tint' }),
        words('Stil', { styles: { backgroundColor: 'band' } }),
      ],
      { site: { variant: 'main' } },
    );
    expect(bandOf('Palette')).toHaveStyle({ '--ground': '#faeb5a' });
    expect(bandOf('Hex')).toHaveStyle({ '--ground': '#eb5f73' });
    expect(bandOf('Hex')).toHaveClass('ground--ink-links', 'ground--ink-text');
    expect(bandOf('Thema')).not.toBeNull();
    expect(bandOf('Stil')).not.toBeNull();
  });

  test('are known by the themes of other sites, as words or as properties, and join one band', () => {
    renderBlocks(
      [
        words('Grau', { theme: 'grey' }),
        words('Stil', { styles: { backgroundColor: 'grey' } }),
        words('Vorgabe', { theme: 'default', styles: { backgroundColor: 'transparent' } }),
        words('Objekt', { styles: { 'theme:noprefix': { '--theme-color': '#ecebeb' } } }),
        words('Thema', { theme: { '--theme-color': 'rgb(236, 235, 235)' } }),
        words('Wort', { styles: { theme: 'grey' } }),
      ],
      { site: { variant: 'main' } },
    );
    expect(bandOf('Grau')).toHaveStyle({ '--ground': '#ebebeb' });
    expect(bandOf('Grau')).toBe(bandOf('Stil'));
    expect(bandOf('Vorgabe')).toBeNull();
    expect(bandOf('Objekt')).toHaveStyle({ '--ground': '#ebebeb' });
    expect(bandOf('Objekt')).toBe(bandOf('Thema'));
    expect(bandOf('Wort')).toBe(bandOf('Thema'));
  });

  test('whose editor wants no full background keep it to the width of the content', () => {
    renderBlocks([words('Kasten', { bg_color: 'tint', useFullBackgroundContainer: false })]);
    expect(bandOf('Kasten')).toHaveClass('band--contained');
  });

  test('that no palette knows have none', () => {
    renderBlocks([
      words('Text', { bg_color: 'url(https://elsewhere.example)' }),
      words('Mehr', { theme: 'x' }),
    ]);
    expect(bandOf('Text')).toBeNull();
    expect(bandOf('Mehr')).toBeNull();
  });

  test('inside another block stand on their own ground', () => {
    renderBlocks([
      {
        '@type': 'gridBlock',
        blocks: { i: words('Innen', { bg_color: 'brand' }) },
        blocks_layout: { items: ['i'] },
      },
    ]);
    expect(wrapperOf('Innen')).toHaveClass('block--ground', 'on-dark');
    expect(bandOf('Innen')).toBeNull();
  });
});
