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
 * The query of a page's one content call, as text, because the page's inline script asks with the very same URL before
 * the bundle arrives. Children are left out: listings ask for their own.
 */
export function contentQuery(withNavigation: boolean): string {
  const expand = `expand=${[...expanders, ...(withNavigation ? ['navigation'] : [])].join(',')}`;
  return `?include_items=false&${expand}${withNavigation ? `&expand.navigation.depth=${navigationDepth}` : ''}`;
}
