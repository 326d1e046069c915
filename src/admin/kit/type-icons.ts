import type { ToolIconName } from '@/tool/icon/icon-paths';

const icons: ReadonlyMap<string, ToolIconName> = new Map(
  Object.entries({
    Document: 'file',
    Meldung: 'newspaper',
    'News Item': 'newspaper',
    Image: 'image',
    Event: 'calendar',
    Project: 'flask',
    'Research Group': 'users',
    OE: 'hierarchy',
    JobOfferContainer: 'briefcase',
    Cart: 'cart',
    'FAQ Item': 'info',
    Member: 'user',
    Award: 'award',
    Joboffer: 'briefcase',
    CartItem: 'cart',
    File: 'paperclip',
    Link: 'link',
    Folder: 'folder',
    LIF: 'folder',
    LRF: 'home',
    'Plone Site': 'home',
    Collection: 'search',
    Institut: 'building',
    Institutsbereich: 'hierarchy',
    BlogFolder: 'journal',
    Post: 'pencil',
    Author: 'user',
    BlogTag: 'tag',
    Intro: 'panel',
    Subsite: 'panel',
    ProjectSite: 'panel',
    EmbeddedPage: 'code',
  } satisfies Record<string, ToolIconName>),
);

/** The drawing of a type of content. */
export const typeIcon = (type: string): ToolIconName => icons.get(type) ?? 'file';
