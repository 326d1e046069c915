import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'admin.sharing.title' },
  heading: { id: 'admin.sharing.heading' },
  lead: { id: 'admin.sharing.lead' },
  search: { id: 'admin.sharing.search' },
  name: { id: 'admin.sharing.name' },
  acquired: { id: 'admin.sharing.acquired' },
  global: { id: 'admin.sharing.global' },
  right: { id: 'admin.sharing.right' },
  inherit: { id: 'admin.sharing.inherit' },
  inheritHint: { id: 'admin.sharing.inherit-hint' },
  everybody: { id: 'admin.sharing.everybody' },
  group: { id: 'admin.sharing.group' },
  changes: { id: 'admin.sharing.changes' },
  save: { id: 'admin.sharing.save' },
  saving: { id: 'admin.sharing.saving' },
  saved: { id: 'admin.sharing.saved' },
});
