import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  label: { id: 'admin.working-copy.label' },
  create: { id: 'admin.working-copy.create' },
  view: { id: 'admin.working-copy.view' },
  apply: { id: 'admin.working-copy.apply' },
  remove: { id: 'admin.working-copy.remove' },
  viewOriginal: { id: 'admin.working-copy.view-original' },
  isCopy: { id: 'admin.working-copy.is-copy' },
  hasCopy: { id: 'admin.working-copy.has-copy' },
  createdBy: { id: 'admin.working-copy.created-by' },
  stays: { id: 'admin.working-copy.stays' },
  applied: { id: 'admin.working-copy.applied' },
  appliedText: { id: 'admin.working-copy.applied-text' },
  discarded: { id: 'admin.working-copy.discarded' },
  refused: { id: 'admin.working-copy.refused' },
  failed: { id: 'admin.working-copy.failed' },
  removeTitle: { id: 'admin.working-copy.remove-title' },
  removeText: { id: 'admin.working-copy.remove-text' },
});
