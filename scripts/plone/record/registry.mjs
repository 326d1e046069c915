/** Values of the registry by which the embedded CMS decides. */
const names = [
  'plone.allowed_sizes',
  'plone.available_languages',
  'plone.default_language',
  'plone.displayed_types',
  'plone.navigation_depth',
  'plone.sitemap_depth',
  'plone.sort_on',
  'plone.types_not_searched',
  'plone.types_use_view_action_in_listings',
];

export async function recordRegistry(client) {
  const entries = await Promise.all(
    names.map(async (name) => [name, await client.get(`/@registry/${name}`)]),
  );
  return Object.fromEntries(entries);
}
