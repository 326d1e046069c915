import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderBlocks } from '~test/support/render-page';

const text = (words: string, type = 'p') => ({
  '@type': 'slate',
  value: [{ type, children: [{ text: words }] }],
  plaintext: words,
});

const panel = (title: string, blocks: Record<string, object>) => ({
  '@type': 'accordionPanel',
  title,
  blocks,
  blocks_layout: { items: Object.keys(blocks) },
});

const accordion = (fields: object = {}, panels?: Record<string, object>) => {
  const stored = panels ?? {
    anreise: panel('Anreise', { t1: text('Mit der Bahn') }),
    kosten: panel('Kosten', { t2: text('Freier Eintritt'), t3: text('Preise', 'h4') }),
    ende: panel('Ende', { t4: text('Um neun') }),
  };
  return {
    '@type': 'accordion',
    data: { blocks: stored, blocks_layout: { items: Object.keys(stored) } },
    ...fields,
  };
};

const button = (name: string) => screen.getByRole('button', { name });
const openOnes = () =>
  screen.queryAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);

describe('An accordion', () => {
  test('has a heading with a button for each panel, and begins with the first one open', () => {
    renderBlocks([text('Wege', 'h2'), accordion()]);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Anreise',
      'Kosten',
      'Ende',
    ]);
    expect(openOnes()).toEqual(['Anreise']);
    expect(screen.getByRole('group', { name: 'Anreise' })).toHaveTextContent('Mit der Bahn');
  });

  test.each([
    ['collapsed', { collapsed: true }, []],
    ['not collapsed', { collapsed: false }, ['Anreise']],
  ])('that is stored as %s starts so', (_words, fields, open) => {
    renderBlocks([accordion(fields)]);
    expect(openOnes()).toEqual(open);
  });

  test.each([
    ['neither', {}, ['Ende']],
    ['non_exclusive', { non_exclusive: true }, ['Anreise', 'Ende']],
    ['exclusive', { exclusive: true }, ['Ende']],
    ['not exclusive', { exclusive: false }, ['Anreise', 'Ende']],
    ['both', { exclusive: false, non_exclusive: false }, ['Ende']],
  ])('that says %s opens one or several panels', async (_words, fields, open) => {
    renderBlocks([accordion(fields)]);
    await userEvent.click(button('Ende'));
    expect(openOnes()).toEqual(open);
  });

  test('is worked by the keyboard', async () => {
    renderBlocks([accordion({ non_exclusive: true })]);
    await userEvent.tab();
    expect(button('Anreise')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(openOnes()).toEqual([]);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(openOnes()).toEqual(['Kosten']);
  });

  test('keeps closed panels where the browser finds their words, and opens them when it has', () => {
    const { container, router } = renderBlocks([accordion()]);
    const hidden = container.querySelectorAll('[hidden="until-found"]');
    expect([...hidden].map(({ textContent }) => textContent)).toEqual(['Freier EintrittPreise', 'Um neun']);
    const before = router.state.location.key;
    act(() => void hidden[1]?.dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(openOnes()).toEqual(['Ende']);
    expect(router.state.historyAction).toBe('REPLACE');
    expect(router.state.location.key).not.toBe(before);
  });

  test('says in the address what is open, so that the way back closes it again', async () => {
    const { router } = renderBlocks([accordion()], { path: '/de/seite?x=1' });
    await userEvent.click(button('Kosten'));
    expect(new URLSearchParams(router.state.location.search).get('activeAccordion')).toBe('kosten');
    expect(router.state.location.search).toContain('x=1');
    await userEvent.click(button('Kosten'));
    expect(openOnes()).toEqual([]);
    await act(() => router.navigate(-1));
    expect(openOnes()).toEqual(['Kosten']);
    await act(() => router.navigate(-1));
    expect(openOnes()).toEqual(['Anreise']);
  });

  test.each([
    ['several', 'ende,kosten', { non_exclusive: true }, ['Kosten', 'Ende']],
    ['several, though one alone may be', 'ende,kosten', {}, ['Kosten']],
    ['none of its own', 'elsewhere,constructor', {}, ['Anreise']],
  ])('is opened by an address that names %s', (_words, named, fields, open) => {
    renderBlocks([accordion(fields)], { path: `/de/seite?activeAccordion=${named}` });
    expect(openOnes()).toEqual(open);
  });

  test('leaves the panels of another one in the address', async () => {
    const other = accordion({}, { dort: panel('Dort', { d: text('Drüben') }) });
    const { router } = renderBlocks([accordion(), other], { path: '/de/seite?activeAccordion=-dort' });
    await userEvent.click(button('Ende'));
    expect(new URLSearchParams(router.state.location.search).get('activeAccordion')).toBe('-dort,ende');
    expect(openOnes()).toEqual(['Ende']);
  });

  test('opens the panel in which the named heading stands', () => {
    renderBlocks([accordion()], { path: '/de/seite#preise' });
    expect(openOnes()).toEqual(['Kosten']);
  });

  test('does not draw panels without title and content', () => {
    renderBlocks([
      accordion({}, { leer: panel('', { t: text('') }), voll: panel('', { u: text('Ohne Titel') }) }),
    ]);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    expect(screen.getByText('Ohne Titel')).toBeInTheDocument();
  });

  test('stands in boxes where its variation says so, and between lines in any other', () => {
    const { container } = renderBlocks([
      accordion({ variation: 'boxed' }),
      accordion({ variation: 'default' }),
      accordion({ variation: { x: 1 } }),
    ]);
    const boxed = [...container.querySelectorAll('.block-accordion')].map(({ classList }) =>
      classList.contains('block-accordion--boxed'),
    );
    expect(boxed).toEqual([true, false, false]);
  });

  test('filters its panels by their titles', async () => {
    renderBlocks([accordion({ filtering: true })]);
    await userEvent.type(screen.getByRole('searchbox', { name: 'Abschnitte filtern' }), ' KOS');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Kosten']);
    expect(screen.getByRole('status')).toHaveTextContent('1 Abschnitt');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nichts' } });
    expect(screen.getByRole('status')).toHaveTextContent('Kein Abschnitt gefunden');
  });

  test('has headline, signs and titles as an editor chose, though of no level that would leave one out', () => {
    const { container } = renderBlocks([
      text('Weiteres', 'h3'),
      accordion({ title_size: 'h4', right_arrows: false }),
      accordion({ headline: 'Fragen', title_size: 'h4' }, { p: panel('Tiefer', { t: text('x') }) }),
    ]);
    expect(screen.getByRole('heading', { level: 2, name: 'Fragen' })).toHaveAttribute('id', 'fragen');
    expect(screen.getAllByRole('heading', { level: 4, name: /Anreise|Kosten|Ende/ })).toHaveLength(3);
    expect(screen.getByRole('heading', { level: 3, name: 'Tiefer' })).toBeVisible();
    expect(container.querySelectorAll('.block-accordion--sign-first')).toHaveLength(1);
  });

  test('draws whatever else lies in a panel', () => {
    renderBlocks([
      accordion({}, { p: panel('Bild', { i: { '@type': 'image', url: '/de/bilder/a', alt: 'Ein Bild' } }) }),
    ]);
    expect(within(screen.getByRole('group')).getByRole('img', { name: 'Ein Bild' })).toBeInTheDocument();
  });

  test.each([{}, { data: {} }, { data: { blocks: {}, blocks_layout: { items: [] } }, headline: 'Leer' }])(
    'without panels shows nothing: %j',
    (fields) => {
      const { container } = renderBlocks([{ '@type': 'accordion', ...fields }]);
      expect(container.querySelector('.block.accordion')).toBeEmptyDOMElement();
    },
  );
});
