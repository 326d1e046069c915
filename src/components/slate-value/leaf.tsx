import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { FormulasContext, FormulaText, mayHoldFormula } from '../formulas/formula-text';
import { leafMarks, marks, type Mark } from './marks';
import type { SlateLeaf } from './nodes';

/** Draws content in a mark. */
export function drawMark(mark: Mark, content: ReactNode): ReactElement {
  const { isVerbatim } = marks[mark];
  const inner = isVerbatim ? (
    <FormulasContext.Provider value={false}>{content}</FormulasContext.Provider>
  ) : (
    content
  );
  return createElement(mark, null, inner);
}

const stylePrefix = 'style-';

const stylesOf = (leaf: SlateLeaf): string =>
  Object.keys(leaf)
    .filter((key) => key.startsWith(stylePrefix) && leaf[key] === true)
    .map((key) => key.slice(stylePrefix.length))
    .join(' ');

function withBreaks(text: string): ReactNode {
  const lines = text.split('\n');
  if (lines.length === 1) return text;
  return lines.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

/** Of two that exclude each other the first is drawn. */
function marksOf(leaf: SlateLeaf): Mark[] {
  const found: Mark[] = [];
  for (const [name, mark] of leafMarks) {
    const { excludes } = marks[mark];
    const isFree = !found.some((other) => other === mark || other === excludes);
    if (leaf[name] === true && isFree) found.push(mark);
  }
  return found;
}

/** What a leaf's marks and styles make of its text, however that is drawn. */
export function Marked({ leaf, children }: { leaf: SlateLeaf; children: ReactNode }) {
  const className = stylesOf(leaf);
  const content = marksOf(leaf).reduceRight<ReactNode>((inner, mark) => drawMark(mark, inner), children);
  return className === '' ? <>{content}</> : <span className={className}>{content}</span>;
}

/** A piece of text with its marks. */
export function Leaf({ leaf }: { leaf: SlateLeaf }) {
  const { text } = leaf;
  return (
    <Marked leaf={leaf}>
      {mayHoldFormula(text) ? <FormulaText text={text} words={withBreaks} /> : withBreaks(text)}
    </Marked>
  );
}
