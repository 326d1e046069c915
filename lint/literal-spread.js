const isEmptied = ({ type, properties, elements }) =>
  (type === 'ObjectExpression' && properties.length === 0) ||
  (type === 'ArrayExpression' && elements.length === 0);

/** What an object literal holds, as attributes of an element; undefined where a name is worked out. */
function attributesOf({ properties }, text) {
  const attributes = properties.map((property) => {
    if (property.type === 'SpreadElement') return `{${text(property)}}`;
    if (property.computed || property.method || property.kind !== 'init') return undefined;
    const name = property.key.name ?? property.key.value;
    return `${name}={${text(property.value)}}`;
  });
  return attributes.includes(undefined) ? undefined : attributes.join(' ');
}

/**
 * Refuses literals that are spread where they could stand themselves: it makes lines that the formatter keeps, and hides
 * that what follows may be given twice.
 */
export const literalSpread = {
  meta: {
    type: 'suggestion',
    fixable: 'code',
    schema: [],
    messages: { written: 'Write out what is spread.' },
  },
  create(context) {
    const { sourceCode } = context;
    const text = (node) => sourceCode.getText(node);
    return {
      SpreadElement(node) {
        const { argument, parent } = node;
        const kinds = { ArrayExpression: 'ArrayExpression', ObjectExpression: 'ObjectExpression' };
        const fits =
          kinds[parent.type] === argument.type ||
          (parent.type === 'CallExpression' && argument.type === 'ArrayExpression');
        if (!fits || isEmptied(argument)) return;
        context.report({
          node,
          messageId: 'written',
          fix: (fixer) => fixer.replaceText(node, text(argument).slice(1, -1).trim().replace(/,$/, '')),
        });
      },
      JSXSpreadAttribute(node) {
        if (node.argument.type !== 'ObjectExpression') return;
        const attributes = attributesOf(node.argument, text);
        context.report({
          node,
          messageId: 'written',
          fix: (fixer) => (attributes === undefined ? null : fixer.replaceText(node, attributes)),
        });
      },
    };
  },
};
