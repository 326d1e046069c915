import { RegExpParser } from '@eslint-community/regexpp';

/** Signs with which parts of patterns are tried: what they accept beyond these is alike. */
const samples = [...Array(0x250).keys(), 0x2009, 0x2028, 0x3000, 0xfffd].map((code) =>
  String.fromCharCode(code),
);

const signs = new Set(['Character', 'CharacterSet', 'CharacterClass', 'ExpressionCharacterClass']);

/** The signs that a part of one sign accepts; undefined for longer parts. */
function acceptedBy(part, flags) {
  if (!signs.has(part.type)) return undefined;
  const pattern = new RegExp(`^${part.raw}$`, `s${flags.replace(/[gysm]/g, '')}`);
  const accepted = new Set(samples.filter((sign) => pattern.test(sign)));
  if (part.type === 'CharacterSet' && part.kind === 'any' && !flags.includes('s')) accepted.delete('\n');
  return accepted;
}

/** Every way through a part, as a row of parts of one sign and endless repetitions; groups are opened. */
function waysThrough(part) {
  switch (part.type) {
    case 'Group':
    case 'CapturingGroup':
      return part.alternatives.flatMap(({ elements }) => waysThroughAll(elements));
    case 'Quantifier':
      if (part.max === Infinity) return [[part]];
      return part.min === 0 ? [[], ...waysThrough(part.element).map(optional)] : waysThrough(part.element);
    case 'Assertion':
    case 'Backreference':
      return [[]];
    default:
      return [[part]];
  }
}

const optional = (way) => way.map((part) => ({ ...part, isOptional: true }));

const isNeeded = ({ type, min, isOptional = false }) => !isOptional && (type !== 'Quantifier' || min > 0);

const mostWays = 500;

function waysThroughAll(parts) {
  let ways = [[]];
  for (const part of parts) {
    const next = waysThrough(part);
    ways = ways.flatMap((way) => next.map((more) => [...way, ...more])).slice(0, mostWays);
  }
  return ways;
}

const isBeginning = ({ type, kind }) => type === 'Assertion' && kind === 'start';
const isHeldBack = ({ type, kind }) => type === 'Assertion' && kind === 'lookbehind';

/** The repetition that reads on over further beginnings of the pattern, and may then find no end. */
function endlessIn(way, before, flags) {
  for (const [at, part] of way.entries()) {
    if (part.type !== 'Quantifier') {
      before.push(acceptedBy(part, flags));
      continue;
    }
    const read = acceptedBy(part.element, flags);
    const crosses =
      read && before.length > 0 && before.every((set) => set && [...set].some((sign) => read.has(sign)));
    const mayFail = way.slice(at + 1).some(isNeeded);
    if (crosses && mayFail) return part;
    if (isNeeded(part)) return undefined;
  }
  return undefined;
}

function faultIn(pattern, flags) {
  for (const { elements } of pattern.alternatives) {
    const [first] = elements;
    const isAnchored = first !== undefined && isBeginning(first);
    if (first === undefined || isHeldBack(first) || (isAnchored && !flags.includes('m'))) continue;
    for (const way of waysThroughAll(elements)) {
      const fault = endlessIn(way, isAnchored ? [new Set(['\n'])] : [], flags);
      if (fault) return fault;
    }
  }
  return undefined;
}

/**
 * Refuses patterns such as `<svg[^>]*>`: at each of many beginnings they read to the end of the text and find nothing,
 * so that the work grows with the square of its length. `regexp/no-super-linear-move` sees those alone that begin
 * with a repetition.
 */
export const linearSearch = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      endless: '"{{part}}" reads on from each beginning of "/{{pattern}}/": leave that sign out of it.',
    },
  },
  create: (context) => ({
    'Literal[regex]'(node) {
      const { pattern, flags } = node.regex;
      if (flags.includes('y')) return;
      const parsed = new RegExpParser().parsePattern(pattern, 0, pattern.length, {
        unicode: flags.includes('u'),
        unicodeSets: flags.includes('v'),
      });
      const fault = faultIn(parsed, flags);
      if (fault) context.report({ node, messageId: 'endless', data: { part: fault.raw, pattern } });
    },
  }),
};
