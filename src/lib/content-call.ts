/** Levels of navigation that the site shows. */
export const navigationDepth = 3;

const expanders = [
  'breadcrumbs',
  'actions',
  'translations',
  'contextnavigation',
  'nearest-institut',
  'fzjsettings',
];

/**
 * A page's one content call, behind the prefix of the API, as text, because the page's inline script, or the server before
 * it, asks with the very same URL before the bundle arrives. Children are left out: listings ask for their own.
 */
export function contentCall(path: string, withNavigation: boolean): string {
  const expand = `expand=${[...expanders, ...(withNavigation ? ['navigation'] : [])].join(',')}`;
  const depth = withNavigation ? `&expand.navigation.depth=${navigationDepth}` : '';
  return `${path === '/' ? '' : path}?include_items=false&${expand}${depth}`;
}
