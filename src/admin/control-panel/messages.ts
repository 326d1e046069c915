import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'admin.control-panel.title' },
  lead: { id: 'admin.control-panel.lead' },
  readOnly: { id: 'admin.control-panel.read-only' },
  people: { id: 'admin.control-panel.people' },
  users: { id: 'admin.control-panel.users' },
  groups: { id: 'admin.control-panel.groups' },
  other: { id: 'admin.control-panel.other' },
  yes: { id: 'admin.control-panel.yes' },
  no: { id: 'admin.control-panel.no' },
  unset: { id: 'admin.control-panel.unset' },
  hidden: { id: 'admin.control-panel.hidden' },
  back: { id: 'admin.control-panel.back' },
});
