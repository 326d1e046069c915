const missing = '(nothing)';

const isObject = (value) => typeof value === 'object' && value !== null;

/** Every place at which two values differ, as `{ at, plone, embedded }`; `at` names keys and positions: `/items/0/title`. */
export function differences(plone, embedded, at = '') {
  if (Array.isArray(plone) && Array.isArray(embedded)) {
    if (plone.length !== embedded.length && !plone.some(isObject)) return [{ at, plone, embedded }];
    return [...Array(Math.max(plone.length, embedded.length)).keys()].flatMap((index) =>
      compareAt(plone, embedded, index, at),
    );
  }
  if (isObject(plone) && isObject(embedded) && !Array.isArray(plone) && !Array.isArray(embedded)) {
    const keys = new Set([...Object.keys(plone), ...Object.keys(embedded)]);
    return [...keys].flatMap((key) => compareAt(plone, embedded, key, at));
  }
  return Object.is(plone, embedded) ? [] : [{ at, plone, embedded }];
}

function compareAt(plone, embedded, key, at) {
  const inner = `${at}/${key}`;
  if (!Object.hasOwn(plone, key)) return [{ at: inner, plone: missing, embedded: embedded[key] }];
  if (!Object.hasOwn(embedded, key)) return [{ at: inner, plone: plone[key], embedded: missing }];
  return differences(plone[key], embedded[key], inner);
}

/** Under which names answers list what was found. */
const lists = new Set(['items', 'docs', 'suggestions']);

/** The same with every list of what was found sorted, where the servers choose an order that means nothing. */
export function inOneOrder(value) {
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map(inOneOrder);
  const entries = Object.entries(value).map(([key, inner]) => {
    const ordered = inOneOrder(inner);
    return [key, lists.has(key) && Array.isArray(ordered) ? sorted(ordered) : ordered];
  });
  return Object.fromEntries(entries);
}

const keyOf = (entry) => JSON.stringify(entry?.['@id'] ?? entry?.UID ?? entry);

const sorted = (items) => [...items].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

/** In what two masked answers differ; where the status does, the rest is told with it. */
export function compareAnswers(plone, embedded) {
  if (plone.status === embedded.status) return differences(plone, embedded);
  const brief = ({ status, body }) => ({ status, type: body?.type, message: body?.message });
  return [{ at: '/status', plone: brief(plone), embedded: brief(embedded) }];
}

/** Sorts differences by the list of expected ones; `unused` are its entries that never matched, though they always should. */
export function createJudge(expected) {
  const used = new Set();
  const fits = (pattern, text) => pattern === undefined || pattern.test(text);
  return {
    /** The entry that explains a difference of a call, if there is one. */
    reasonFor(call, { at, plone, embedded }) {
      const entry = expected.find(
        (each) =>
          fits(each.call, call) &&
          fits(each.at, at) &&
          fits(each.plone, JSON.stringify(plone) ?? '') &&
          fits(each.embedded, JSON.stringify(embedded) ?? ''),
      );
      if (entry) used.add(entry);
      return entry?.reason;
    },
    unused: () => expected.filter((entry) => !used.has(entry) && !entry.byChance),
  };
}
