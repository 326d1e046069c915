/** English titles of the content types, which the index `Type` holds whatever the language of the visitor. */
const titles: Readonly<Record<string, string>> = {
  'Plone Site': 'Plone Site',
  Document: 'Page',
  Folder: 'Folder',
  'News Item': 'News Item',
  Event: 'Event',
  Link: 'Link',
  File: 'File',
  Image: 'Image',
  Collection: 'Collection',
  LRF: 'Language Root Folder',
  LIF: 'Language Independent Folder',
  Meldung: 'News',
  EmbeddedPage: 'Embedded Page',
  Institut: 'Institute',
  Institutsbereich: 'Institute Area',
  Member: 'Person',
  'Research Group': 'Research Group',
  JobOfferContainer: 'Job Offers',
  Joboffer: 'Job Offer',
  Project: 'Project',
  Award: 'Award',
  Cart: 'Cart',
  CartItem: 'Cart Item',
  Tender: 'Tender',
  Intro: 'Intro',
  'FAQ Item': 'FAQ Item',
  OE: 'Organisational Unit',
  Regelung: 'Regulation',
  Subsite: 'Subsite',
  ProjectSite: 'Project Site',
  BlogFolder: 'Blog',
  Post: 'Blog Post',
  Author: 'Author',
  BlogTag: 'Blog Tag',
};

const leaves = new Set(['File', 'Image', 'Link', 'Collection']);

export function englishTypeTitle(type: string): string {
  return titles[type] ?? type;
}

export function isFolderishType(type: string): boolean {
  return !leaves.has(type);
}
