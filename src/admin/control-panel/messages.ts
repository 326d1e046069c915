import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'admin.control-panel.title' },
  lead: { id: 'admin.control-panel.lead' },
  search: { id: 'admin.control-panel.search' },
  none: { id: 'admin.control-panel.none' },
  back: { id: 'admin.control-panel.back' },
  panels: { id: 'admin.control-panel.panels' },
  moreLines: { id: 'admin.control-panel.more-lines' },
  count: { id: 'admin.control-panel.count' },
  brokenFound: { id: 'admin.control-panel.broken-found' },
  look: { id: 'admin.control-panel.look' },
});

export const purposeMessages = defineMessages({
  people: { id: 'admin.control-panel.people' },
  content: { id: 'admin.control-panel.content' },
  portal: { id: 'admin.control-panel.portal' },
  other: { id: 'admin.control-panel.other' },
});

/** Panels that the app has beside those of the CMS. */
export const ownMessages = defineMessages({
  users: { id: 'admin.control-panel.users' },
  groups: { id: 'admin.control-panel.groups' },
  membership: { id: 'admin.control-panel.membership' },
  redirects: { id: 'admin.control-panel.redirects' },
  'moderate-comments': { id: 'admin.control-panel.moderate-comments' },
  relations: { id: 'admin.control-panel.relations' },
});

export const ownHints = defineMessages({
  users: { id: 'admin.control-panel.users-hint' },
  groups: { id: 'admin.control-panel.groups-hint' },
  membership: { id: 'admin.control-panel.membership-hint' },
  redirects: { id: 'admin.control-panel.redirects-hint' },
  'moderate-comments': { id: 'admin.control-panel.moderate-comments-hint' },
  relations: { id: 'admin.control-panel.relations-hint' },
});
