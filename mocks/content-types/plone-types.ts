import {
  blocks,
  dublinCore,
  eventFields,
  excludeFromNavigation,
  navigationTitle,
  page,
  previewLink,
  relatedItems,
  versioning,
} from './behaviors';
import { defineType } from './define';
import type { ContentType } from './schema';
import { field } from './schema';

const leaf = { folderish: false, lockable: false, children: [] };

/** The types that a Volto-flavoured Plone ships. */
export const ploneTypes: readonly ContentType[] = [
  defineType('Plone Site', { de: 'Website', en: 'Plone Site' }, [...dublinCore, ...relatedItems, ...blocks], {
    layout: 'language-switcher',
    workflow: false,
    translatable: false,
    addable: false,
  }),
  defineType(
    'LRF',
    { de: 'Basisordner einer Sprache', en: 'Language Root Folder' },
    [...dublinCore, ...excludeFromNavigation, ...blocks],
    { layout: 'folder_listing', addable: false },
  ),
  defineType(
    'LIF',
    { de: 'Sprachunabhängiger Ordner', en: 'Language Independent Folder' },
    [...dublinCore, ...excludeFromNavigation],
    { layout: 'folder_listing', lockable: false, inNavigation: false, addable: false },
  ),
  defineType('Document', { de: 'Seite', en: 'Page' }, [
    ...page,
    field('text', 'rich-text'),
    field('table_of_contents', 'boolean'),
  ]),
  defineType('News Item', { de: 'Nachricht', en: 'News Item' }, [...page, field('text', 'rich-text')], {
    layout: 'newsitem_view',
  }),
  defineType(
    'Event',
    { de: 'Termin', en: 'Event' },
    [...page, ...eventFields, field('text', 'rich-text'), field('image', 'image')],
    { layout: 'event_view' },
  ),
  defineType(
    'Link',
    { de: 'Link', en: 'Link' },
    [
      ...dublinCore,
      ...previewLink,
      ...navigationTitle,
      ...excludeFromNavigation,
      ...versioning,
      field('remoteUrl', 'remote-url'),
    ],
    { ...leaf, layout: 'link_redirect_view' },
  ),
  defineType(
    'File',
    { de: 'Datei', en: 'File' },
    [...dublinCore, ...previewLink, ...relatedItems, field('file', 'file')],
    { ...leaf, layout: 'file_view', workflow: false, inNavigation: false, primary: 'file' },
  ),
  defineType(
    'Image',
    { de: 'Bild', en: 'Image' },
    [...dublinCore, ...relatedItems, field('image', 'image')],
    { ...leaf, layout: 'image_view', workflow: false, inNavigation: false, primary: 'image' },
  ),
  defineType('Folder', { de: 'Ordner', en: 'Folder' }, page, {
    layout: 'listing_view',
    addable: false,
  }),
  defineType('Collection', { de: 'Kollektion', en: 'Collection' }, page, {
    layout: 'listing_view',
    folderish: false,
    children: [],
    addable: false,
  }),
];
