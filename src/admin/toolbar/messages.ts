import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  toolbar: { id: 'admin.toolbar.label' },
  edit: { id: 'admin.toolbar.edit' },
  view: { id: 'admin.toolbar.view' },
  contents: { id: 'admin.toolbar.contents' },
  add: { id: 'admin.toolbar.add' },
  addTo: { id: 'admin.toolbar.addTo' },
  more: { id: 'admin.toolbar.more' },
  logout: { id: 'admin.toolbar.logout' },
  nothingToAdd: { id: 'admin.toolbar.nothingToAdd' },
  searchTypes: { id: 'admin.toolbar.searchTypes' },
  noTypeFound: { id: 'admin.toolbar.noTypeFound' },
  back: { id: 'admin.toolbar.back' },
  closePanel: { id: 'admin.toolbar.closePanel' },
  rename: { id: 'admin.toolbar.rename' },
  move: { id: 'admin.toolbar.move' },
  copyTo: { id: 'admin.toolbar.copyTo' },
  history: { id: 'admin.toolbar.history' },
  sharing: { id: 'admin.toolbar.sharing' },
  linksToItem: { id: 'admin.toolbar.linksToItem' },
  delete: { id: 'admin.toolbar.delete' },
});

export const moveMessages = defineMessages({
  moveTo: { id: 'admin.move.title' },
  moveThere: { id: 'admin.move.confirm' },
  copyTo: { id: 'admin.copy.title' },
  copyThere: { id: 'admin.copy.confirm' },
});

export const renameMessages = defineMessages({
  title: { id: 'admin.rename.title' },
  id: { id: 'admin.rename.id' },
  idHint: { id: 'admin.rename.id-hint' },
  noTitle: { id: 'admin.rename.no-title' },
  noId: { id: 'admin.rename.no-id' },
  save: { id: 'admin.rename.save' },
  failed: { id: 'admin.rename.failed' },
});
