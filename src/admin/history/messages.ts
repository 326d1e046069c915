import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'admin.history.title' },
  heading: { id: 'admin.history.heading' },
  none: { id: 'admin.history.none' },
  present: { id: 'admin.history.present' },
  version: { id: 'admin.history.version' },
  choose: { id: 'admin.history.choose' },
  revert: { id: 'admin.history.revert' },
  revertTitle: { id: 'admin.history.revert-title' },
  revertText: { id: 'admin.history.revert-text' },
  reverting: { id: 'admin.history.reverting' },
  reverted: { id: 'admin.history.reverted' },
  views: { id: 'admin.history.views' },
  differences: { id: 'admin.history.differences' },
  wholePage: { id: 'admin.history.whole-page' },
  with: { id: 'admin.history.with' },
  versionOf: { id: 'admin.history.version-of' },
  taking: { id: 'admin.history.taking' },
  changedMeanwhile: { id: 'admin.history.changed-meanwhile' },
  taken: { id: 'admin.history.taken' },
});
