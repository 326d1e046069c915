/** The page that a query parameter of the URL names: 1 for whatever is no page. */
export function pageOf(search: URLSearchParams, parameter: string): number {
  const value = search.get(parameter) ?? '';
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : 1;
}

/** The query of the URL of another page; the first page needs no parameter. */
export function searchOfPage(search: URLSearchParams, parameter: string, page: number): string {
  const next = new URLSearchParams(search);
  if (page > 1) next.set(parameter, String(page));
  else next.delete(parameter);
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
}
