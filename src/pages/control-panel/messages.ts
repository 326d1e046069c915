import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'page.control-panel.title' },
  lead: { id: 'page.control-panel.lead' },
  readOnly: { id: 'page.control-panel.read-only' },
  people: { id: 'page.control-panel.people' },
  users: { id: 'page.control-panel.users' },
  groups: { id: 'page.control-panel.groups' },
  other: { id: 'page.control-panel.other' },
  id: { id: 'page.control-panel.id' },
  name: { id: 'page.control-panel.name' },
  roles: { id: 'page.control-panel.roles' },
  yes: { id: 'page.control-panel.yes' },
  no: { id: 'page.control-panel.no' },
  unset: { id: 'page.control-panel.unset' },
  hidden: { id: 'page.control-panel.hidden' },
  back: { id: 'page.control-panel.back' },
});
