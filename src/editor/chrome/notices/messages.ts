import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  region: { id: 'editor.notice.region' },
  close: { id: 'editor.notice.close' },
  retry: { id: 'editor.notice.retry' },
  offline: { id: 'editor.notice.offline' },
  offlineText: { id: 'editor.notice.offline-text' },
  waitingText: { id: 'editor.notice.waiting-text' },
  nextTry: { id: 'editor.notice.next-try' },
  tryNow: { id: 'editor.notice.try-now' },
  notSaved: { id: 'editor.notice.not-saved' },
  lost: { id: 'editor.notice.lock-lost' },
  lostText: { id: 'editor.notice.lock-lost-text' },
  steal: { id: 'editor.notice.lock-steal' },
  stealFailed: { id: 'editor.lock.failed' },
  resumed: { id: 'editor.notice.resumed' },
  resumedChanges: { id: 'editor.notice.resumed-changes' },
  joined: { id: 'editor.notice.resumed-joined' },
  showStored: { id: 'editor.notice.show-stored' },
  nextChange: { id: 'editor.notice.next-change' },
  discard: { id: 'editor.notice.discard' },
  discarded: { id: 'editor.notice.discarded' },
  elsewhere: { id: 'editor.notice.elsewhere' },
  elsewhereText: { id: 'editor.notice.elsewhere-text' },
  unreadable: { id: 'editor.notice.unreadable' },
  download: { id: 'editor.notice.download' },
  forget: { id: 'editor.notice.forget' },
  full: { id: 'editor.notice.full' },
});

export const reasonMessages = defineMessages({
  loggedOut: { id: 'editor.notice.reason.logged-out' },
  notAllowed: { id: 'editor.notice.reason.not-allowed' },
  locked: { id: 'editor.notice.reason.locked' },
  gone: { id: 'editor.notice.reason.gone' },
  serverError: { id: 'editor.notice.reason.server-error' },
  refused: { id: 'editor.notice.reason.refused' },
});
