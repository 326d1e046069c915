import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  toolbar: { id: 'admin.toolbar.label' },
  skip: { id: 'admin.toolbar.skip' },
  edit: { id: 'admin.toolbar.edit' },
  view: { id: 'admin.toolbar.view' },
  contents: { id: 'admin.toolbar.contents' },
  add: { id: 'admin.toolbar.add' },
  addTo: { id: 'admin.toolbar.addTo' },
  more: { id: 'admin.toolbar.more' },
  personal: { id: 'admin.toolbar.personal' },
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
  aliases: { id: 'admin.toolbar.aliases' },
  translations: { id: 'admin.toolbar.translations' },
  createTranslation: { id: 'admin.create-translation.title' },
  lacksLanguage: { id: 'admin.toolbar.lacks-language' },
  state: { id: 'admin.toolbar.state' },
  profile: { id: 'admin.toolbar.profile' },
  desk: { id: 'admin.desk.title' },
  trash: { id: 'admin.trash.title' },
  setup: { id: 'admin.toolbar.setup' },
  fold: { id: 'admin.toolbar.fold' },
  unfold: { id: 'admin.toolbar.unfold' },
  layout: { id: 'admin.toolbar.layout' },
  layoutChanged: { id: 'admin.toolbar.layout-changed' },
  layoutFailed: { id: 'admin.toolbar.layout-failed' },
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

export const groupMessages = defineMessages({
  usual: { id: 'admin.toolbar.group.usual' },
  research: { id: 'admin.toolbar.group.research' },
  files: { id: 'admin.toolbar.group.files' },
  structure: { id: 'admin.toolbar.group.structure' },
  others: { id: 'admin.toolbar.group.others' },
});

/** Of types with like names. */
export const noteMessages = defineMessages({
  news: { id: 'admin.toolbar.type.news' },
  plainNews: { id: 'admin.toolbar.type.plainNews' },
});

/** By the names of Plone's own views. */
export const layoutMessages = defineMessages({
  document_view: { id: 'admin.layout.document' },
  album_view: { id: 'admin.layout.album' },
  full_view: { id: 'admin.layout.full' },
  listing_view: { id: 'admin.layout.listing' },
  folder_listing: { id: 'admin.layout.listing' },
  summary_view: { id: 'admin.layout.summary' },
  tabular_view: { id: 'admin.layout.tabular' },
  event_listing: { id: 'admin.layout.events' },
});

export const lockMessages = defineMessages({
  label: { id: 'admin.lock.label' },
  locked: { id: 'admin.lock.locked' },
  hint: { id: 'admin.lock.hint' },
  unlock: { id: 'admin.lock.unlock' },
  unlocked: { id: 'admin.lock.unlocked' },
  failed: { id: 'admin.lock.failed' },
});

export const shortStateMessages = defineMessages({
  private: { id: 'admin.state.private' },
  pending: { id: 'admin.state.pending' },
  published: { id: 'admin.state.published' },
  intranet: { id: 'admin.state.intranet' },
  draft: { id: 'admin.state.draft' },
  none: { id: 'admin.state.none' },
});
