import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawFormula } from '@/components/formulas/draw-formula';
import { formulaParts } from '@/components/formulas/formula-parts';
import { FormulasContext } from '@/components/formulas/formula-text';
import { RichText } from '@/components/rich-text/rich-text';
import { nodesOf } from '@/components/slate-value/nodes';
import { SlateNodes } from '@/components/slate-value/slate-value';
import { renderWithSite } from '~test/support/render';

const drawnIn = (container: HTMLElement) =>
  [...container.querySelectorAll('annotation')].map(({ textContent }) => textContent);

function drawn(text: string): HTMLElement {
  const element = document.createElement('span');
  const [part] = formulaParts(text);
  if (part) drawFormula(element, part);
  return element;
}

const slate = (...children: object[]) => nodesOf([{ type: 'p', children }]);

test('Formulas in a text are drawn as MathML too, and its words stay words', async () => {
  const { container } = render(
    <SlateNodes nodes={slate({ text: 'Es gilt $a^2$ für 5 $,\nund ' }, { text: '\\(b\\)', bold: true })} />,
  );
  await waitFor(() => expect(drawnIn(container)).toEqual(['a^2', 'b']));
  expect(container.querySelectorAll('math')).toHaveLength(2);
  expect(container.querySelector('p')).toHaveTextContent('für 5 $,und');
  expect(container.querySelector('br')).not.toBeNull();
  expect(container.querySelector('strong math')).not.toBeNull();
});

test('A text that is written anew has its formulas drawn anew', async () => {
  const { container, rerender } = render(<SlateNodes nodes={slate({ text: 'Es gilt $a$' })} />);
  await waitFor(() => expect(drawnIn(container)).toEqual(['a']));
  rerender(<SlateNodes nodes={slate({ text: 'Es gilt $b$ und $c$' })} />);
  await waitFor(() => expect(drawnIn(container)).toEqual(['b', 'c']));
});

test('Code is meant to the letter, and so is what is being edited', async () => {
  const { container } = render(
    <>
      <SlateNodes nodes={slate({ text: '$a$', code: true })} />
      <SlateNodes nodes={nodesOf([{ type: 'pre', children: [{ text: '$b$' }] }])} />
      <FormulasContext.Provider value={false}>
        <SlateNodes nodes={slate({ text: '$c$' })} />
      </FormulasContext.Provider>
      <SlateNodes nodes={slate({ text: '$d$' })} />
    </>,
  );
  await waitFor(() => expect(drawnIn(container)).toEqual(['d']));
  expect(screen.getByText('$a$')).toBeVisible();
  expect(screen.getByText('$b$')).toBeVisible();
  expect(screen.getByText('$c$')).toBeVisible();
});

test('Formulas in HTML are drawn, but for code', async () => {
  const { container } = renderWithSite(
    <RichText html="<p>Es gilt \(a &lt; b\) und <code>$c$</code> für 5 $</p>" />,
  );
  await waitFor(() => expect(drawnIn(container)).toEqual(['a < b']));
  expect(container.querySelector('code')).toHaveTextContent('$c$');
});

test('A formula that cannot be read, or would grow without end, stays as it is written', () => {
  for (const text of ['$\\frac{a$', '$\\unknown{a}$', '$\\def\\a{\\a\\a}\\a$']) {
    const element = drawn(text);
    expect(element).toHaveTextContent(text);
    expect(element).toHaveClass('formula--unread');
    expect(element.children).toHaveLength(0);
  }
});

test('A formula leads nowhere, loads nothing and is no larger than a page', () => {
  const hostile = [
    '$\\href{javascript:alert(1)}{x}$',
    '$\\includegraphics{https://elsewhere.example/a.png}$',
    '$\\htmlData{a=b}{x}$',
    '$\\url{https://elsewhere.example}$',
    '$<img src=x onerror=alert(1)>$',
  ];
  for (const text of hostile)
    expect(drawn(text).querySelector('a, img, script, [data-a], [onerror]')).toBeNull();
  const wide = drawn('$\\rule{100000em}{100000em}$').querySelector<HTMLElement>('.katex-html .rule');
  expect(Number.parseFloat(wide?.style.borderRightWidth ?? '')).toBeLessThanOrEqual(20);
});

const nested = (open: string, times: number, close = '}') =>
  `$$${open.repeat(times)}x${close.repeat(times)}$$`;

test.each([
  ['roots', nested('\\sqrt{', 100)],
  ['powers', nested('x^{', 90)],
  ['fractions', nested('\\frac{1}{', 90)],
  ['groups', nested('{', 400)],
  ['matrices', nested('\\begin{pmatrix}', 24, '\\end{pmatrix}')],
  ['a box that is raised', '$$\\raisebox{9999em}{x}$$'],
  ['a box that is lowered in another unit', '$$\\raisebox{-99999pt}{x}$$'],
  ['boxes raised in boxes', `$$${'\\raisebox{9em}{'.repeat(9)}x${'}'.repeat(9)}$$`],
  ['an invisible one', '$$\\vphantom{\\raisebox{9999em}{x}}x$$'],
  ['rows far apart', `$$\\begin{matrix}${'x\\\\[999em]'.repeat(20)}\\end{matrix}$$`],
  ['macros that grow', '$$\\def\\a#1{#1#1#1#1}\\a{\\a{\\a{\\a{\\a{x}}}}}$$'],
])('A formula without end is shown as it is written: %s', (_name, text) => {
  const element = drawn(text);
  expect(element.textContent).toBe(text);
  expect(element).toHaveClass('formula--unread');
});

test.each([
  ['a rule', '$$\\rule{9999em}{9999em}$$'],
  ['a kern', '$$a\\kern9999em b$$'],
  ['a space', '$$a\\hspace{9999em}b$$'],
  ['a negative one', '$$a\\hspace{-9999em}b$$'],
  ['a thick fraction', '$$a\\above{9999em}b$$'],
  ['a size', '$$\\Huge{\\Huge{\\Huge{x}}}$$'],
])('A length has an end: %s', (_name, text) => {
  const element = drawn(text);
  const lengths = [...element.outerHTML.matchAll(/:-?([\d.]+)em/g)].map(([, length]) => Number(length));
  expect(Math.max(...lengths)).toBeLessThan(61);
});

test.each([
  '$$\\int_0^\\infty \\frac{a}{\\sqrt{1+\\frac{1}{x^2}}}\\,dx = \\overbrace{a+b}^{n}$$',
  `$$\\begin{aligned}${'a&=\\begin{pmatrix}1&2\\\\3&4\\end{pmatrix}\\\\'.repeat(12)}\\end{aligned}$$`,
  '$$1+\\frac{1}{1+\\frac{1}{1+\\frac{1}{1+\\frac{1}{1+\\frac{1}{1+\\frac{1}{x}}}}}}$$',
  '$$\\raisebox{0.5em}{x}\\rule{1em}{2pt}\\vphantom{\\sum}\\kern1em\\hspace{2em}$$',
])('A formula that people write is drawn: %s', (text) => {
  expect(drawn(text).querySelector('math')).not.toBeNull();
});
