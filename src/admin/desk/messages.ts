import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'admin.desk.title' },
  filters: { id: 'admin.desk.filters' },
  place: { id: 'admin.desk.place' },
  choosePlace: { id: 'admin.desk.choose-place' },
  confirmPlace: { id: 'admin.desk.confirm-place' },
  download: { id: 'admin.desk.download' },
  report: { id: 'admin.desk.report' },
  notWhole: { id: 'admin.desk.not-whole' },
  notAll: { id: 'admin.desk.not-all' },
  none: { id: 'admin.desk.none' },
  toolbar: { id: 'admin.desk.toolbar' },
  beyond: { id: 'admin.desk.beyond' },
  brokenRelations: { id: 'admin.desk.broken-relations' },
});

export const filterMessages = defineMessages({
  mine: { id: 'admin.desk.mine' },
  review: { id: 'admin.desk.review' },
  expiring: { id: 'admin.desk.expiring' },
  untouched: { id: 'admin.desk.untouched' },
  changed: { id: 'admin.desk.changed' },
  noSummary: { id: 'admin.desk.no-summary' },
  noPicture: { id: 'admin.desk.no-picture' },
  outdated: { id: 'admin.desk.outdated' },
  broken: { id: 'admin.desk.broken' },
  noAlt: { id: 'admin.desk.no-alt' },
  missed: { id: 'admin.desk.missed' },
});

export const hintMessages = defineMessages({
  mine: { id: 'admin.desk.mine-hint' },
  review: { id: 'admin.desk.review-hint' },
  expiring: { id: 'admin.desk.expiring-hint' },
  untouched: { id: 'admin.desk.untouched-hint' },
  changed: { id: 'admin.desk.changed-hint' },
  noSummary: { id: 'admin.desk.no-summary-hint' },
  noPicture: { id: 'admin.desk.no-picture-hint' },
  outdated: { id: 'admin.desk.outdated-hint' },
  broken: { id: 'admin.desk.broken-hint' },
  noAlt: { id: 'admin.desk.no-alt-hint' },
  missed: { id: 'admin.desk.missed-hint' },
});

export const missedMessages = defineMessages({
  lead: { id: 'admin.desk.missed-lead' },
  none: { id: 'admin.desk.missed-none' },
  notCounted: { id: 'admin.desk.missed-not-counted' },
  words: { id: 'admin.desk.missed-words' },
  count: { id: 'admin.desk.missed-count' },
  last: { id: 'admin.desk.missed-last' },
});
