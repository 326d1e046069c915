import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  search: { id: 'admin.place.search' },
  root: { id: 'admin.place.root' },
  home: { id: 'admin.place.home' },
  way: { id: 'admin.place.way' },
  folders: { id: 'admin.place.folders' },
  none: { id: 'admin.place.none' },
  notFound: { id: 'admin.place.not-found' },
  address: { id: 'admin.place.address' },
  here: { id: 'admin.place.here' },
  inside: { id: 'admin.place.inside' },
});
