import { Fragment, type ReactElement, type ReactNode } from 'react';
import { FormulasContext, FormulaText, mayHoldFormula } from '../formulas/formula-text';
import type { SlateLeaf } from './nodes';

type Wrap = (content: ReactNode) => ReactElement;

const strong: Wrap = (content) => <strong>{content}</strong>;
const em: Wrap = (content) => <em>{content}</em>;
const underlined: Wrap = (content) => <u>{content}</u>;
const struck: Wrap = (content) => <del>{content}</del>;
/** What stands in it is meant to the letter. */
const code: Wrap = (content) => (
  <code>
    <FormulasContext.Provider value={false}>{content}</FormulasContext.Provider>
  </code>
);
const lowered: Wrap = (content) => <sub>{content}</sub>;
const raised: Wrap = (content) => <sup>{content}</sup>;

/** Inline formats by name: as elements the editor writes them, as marks of a leaf older content has them. */
export const inlineFormats: ReadonlyMap<string, Wrap> = new Map([
  ['strong', strong],
  ['b', strong],
  ['bold', strong],
  ['em', em],
  ['i', em],
  ['italic', em],
  ['u', underlined],
  ['underline', underlined],
  ['del', struck],
  ['s', struck],
  ['strikethrough', struck],
  ['code', code],
  ['sub', lowered],
  ['sup', raised],
]);

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

/** Raised and lowered exclude each other; where content has both, the first of the table wins. */
function marksOf(leaf: SlateLeaf): Wrap[] {
  const wraps = [...inlineFormats].filter(([name]) => leaf[name] === true).map(([, wrap]) => wrap);
  return wraps.filter(
    (wrap, index) => wraps.indexOf(wrap) === index && !(wrap === raised && wraps.includes(lowered)),
  );
}

/** What a leaf's marks and styles make of its text, however that is drawn. */
export function Marked({ leaf, children }: { leaf: SlateLeaf; children: ReactNode }) {
  const className = stylesOf(leaf);
  const content = marksOf(leaf).reduceRight<ReactNode>((inner, wrap) => wrap(inner), children);
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
