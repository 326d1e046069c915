const kindOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

const isObject = (value: unknown): value is Record<string, unknown> => kindOf(value) === 'object';

const short = (value: unknown): string => JSON.stringify(value)?.slice(0, 80) ?? 'nothing';

/** Every place where two bodies are not the same, as `path: what`. Lists are compared entry by entry. */
export function differences(plone: unknown, ours: unknown, path = ''): string[] {
  if (ours === undefined) return [`${path}: missing, ${short(plone)} in Plone`];
  if (plone === undefined) return [`${path}: not in Plone`];
  if (kindOf(plone) !== kindOf(ours)) return [`${path}: ${short(ours)} in place of ${short(plone)}`];
  if (Array.isArray(plone) && Array.isArray(ours)) {
    const length = Math.max(plone.length, ours.length);
    return Array.from({ length }).flatMap((_, index) =>
      differences(plone[index], ours[index], `${path}/${index}`),
    );
  }
  if (isObject(plone) && isObject(ours)) {
    const names = [...new Set([...Object.keys(plone), ...Object.keys(ours)])].sort();
    return names.flatMap((name) => differences(plone[name], ours[name], `${path}/${name}`));
  }
  return plone === ours ? [] : [`${path}: ${short(ours)} in place of ${short(plone)}`];
}
