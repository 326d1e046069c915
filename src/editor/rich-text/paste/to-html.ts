import { linkDataOf } from '../data';
import { isLink } from '../value/set-link';
import { isElement, isInline, type EditedNode, type EditedValue } from '../value/nodes';

const blockTags = new Set(['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'li', 'blockquote', 'pre']);
const inlineTags = new Set(['strong', 'b', 'em', 'i', 'u', 'del', 's', 'sub', 'sup', 'code']);

function drawn(node: EditedNode): Node {
  if (!isElement(node)) return document.createTextNode(node.text);
  const tags = isInline(node) ? inlineTags : blockTags;
  const otherwise = isInline(node) ? 'span' : 'p';
  const element = document.createElement(isLink(node) ? 'a' : tags.has(node.type) ? node.type : otherwise);
  if (isLink(node)) element.setAttribute('href', linkDataOf(node).url);
  element.append(...node.children.map(drawn));
  return element;
}

/** A text as other programs paste it. */
export function toHtml(value: EditedValue): string {
  const box = document.createElement('div');
  box.append(...value.map(drawn));
  return box.innerHTML;
}
