import { BlockElement } from './block-element';
import { withHeadingIds } from './headings';
import { InlineElement } from './inline-element';
import { Leaf } from './leaf';
import { isElement, isInline, type SlateNode } from './nodes';
import { withParagraphs } from './paragraphs';
import { inFlow, type DrawNodes } from './node-context';
import './style.css';

const draw: DrawNodes = (nodes, context) =>
  nodes.map((node, index) => {
    if (!isElement(node)) return <Leaf key={index} leaf={node} />;
    const Element = context.inLine || isInline(node) ? InlineElement : BlockElement;
    return <Element key={index} node={node} context={context} draw={draw} />;
  });

interface SlateNodesProps {
  nodes: readonly SlateNode[];
  /** Anchors of the headings in it, in their order. */
  headingIds?: readonly string[];
}

const none: readonly string[] = [];

/** Draws rich text that the block editor stored. */
export function SlateNodes({ nodes, headingIds = none }: SlateNodesProps) {
  return <>{draw(withHeadingIds(withParagraphs(nodes), headingIds), inFlow)}</>;
}
