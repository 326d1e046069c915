/**
 * One of the groups that results are counted in. Servers without Solr select by its types, of which none stand for all;
 * `label` is what servers that name their groups call it.
 */
export interface SearchTab {
  name: 'all' | 'pages' | 'news' | 'events' | 'images' | 'files' | 'people' | 'jobs';
  label: string;
  types: readonly string[];
}

/** In the order in which the server counts them; the index of a tab is its number there. */
export const searchTabs: readonly SearchTab[] = [
  { name: 'all', label: 'All', types: [] },
  { name: 'pages', label: 'Pages', types: ['Document', 'Intro'] },
  { name: 'news', label: 'News & Articles', types: ['Meldung', 'News Item'] },
  { name: 'events', label: 'Events', types: ['Event'] },
  { name: 'images', label: 'Images', types: ['Image'] },
  { name: 'files', label: 'Files', types: ['File'] },
  { name: 'people', label: 'People', types: ['Member'] },
  { name: 'jobs', label: 'Job offers', types: ['Joboffer'] },
];

/** Columns of a hit beyond the usual ones; every search of the site asks for them. */
export const searchFields = ['room', 'building', 'phone', 'email', 'getIcon', 'institute'] as const;
