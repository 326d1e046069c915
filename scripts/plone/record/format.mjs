const isScalar = (value) => typeof value !== 'object' || value === null;

const isEmpty = (value) => Object.keys(value).length === 0;

/** Short enough to stand on one line: a list of plain values, or an object of a few. */
function isLine(value) {
  if (isScalar(value) || isEmpty(value)) return true;
  const inner = Object.values(value);
  return inner.every((each) => isScalar(each)) && JSON.stringify(value).length < 100;
}

const oneLine = (value) => JSON.stringify(value).replaceAll('\u2028', '\\u2028');

/** JSON with sorted keys, lists of plain values on one line, so that changes read well as a difference of lines. */
function format(value, indent = '') {
  if (isLine(value)) return oneLine(sorted(value));
  const deeper = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((entry) => deeper + format(entry, deeper))
    : Object.keys(value)
        .sort()
        .map((key) => `${deeper}${JSON.stringify(key)}: ${format(value[key], deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function sorted(value) {
  if (isScalar(value) || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Keys without a value are left out, as JSON does. */
export const toText = (value) => `${format(JSON.parse(JSON.stringify(value)))}\n`;
