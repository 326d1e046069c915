/** The search screen of a place, looking there alone; the visitor may widen it to the whole site. */
export function localSearchPath(placePath: string, text = ''): string {
  const query = new URLSearchParams({
    ...(text === '' ? {} : { SearchableText: text }),
    allow_local: 'true',
    local: 'true',
  });
  return `${placePath}/@@search?${query.toString()}`;
}
