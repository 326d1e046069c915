import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  success: { id: 'admin.kit.success' },
  error: { id: 'admin.kit.error' },
  updated: { id: 'admin.kit.updated' },
  cancel: { id: 'admin.kit.cancel' },
  back: { id: 'admin.kit.back' },
  jobs: { id: 'admin.kit.jobs' },
  progress: { id: 'admin.kit.progress' },
  stop: { id: 'admin.kit.stop' },
  stopping: { id: 'admin.kit.stopping' },
  stopped: { id: 'admin.kit.stopped' },
  failures: { id: 'admin.kit.failures' },
  close: { id: 'admin.kit.close' },
  undo: { id: 'admin.kit.undo' },
  undoing: { id: 'admin.kit.undoing' },
  undone: { id: 'admin.kit.undone' },
  leaveTitle: { id: 'admin.kit.leave-title' },
  leaveText: { id: 'admin.kit.leave-text' },
  leave: { id: 'admin.kit.leave' },
});

/** Why an item was left as it is, in words of ours. */
export const refusalMessages = defineMessages({
  locked: { id: 'admin.refusal.locked' },
  notAllowed: { id: 'admin.refusal.not-allowed' },
  gone: { id: 'admin.refusal.gone' },
  noPlace: { id: 'admin.refusal.no-place' },
  unreachable: { id: 'admin.refusal.unreachable' },
  failed: { id: 'admin.refusal.failed' },
  unreadFile: { id: 'admin.refusal.unread-file' },
  noWayBack: { id: 'admin.refusal.no-way-back' },
});

export const settingsMessages = defineMessages({
  status: { id: 'admin.settings.status' },
  save: { id: 'admin.settings.save' },
  saved: { id: 'admin.settings.saved' },
  errors: { id: 'admin.settings.errors' },
  errorsText: { id: 'admin.settings.errors-text' },
  toField: { id: 'admin.settings.to-field' },
  parts: { id: 'admin.settings.parts' },
  wrong: { id: 'admin.settings.wrong' },
});
