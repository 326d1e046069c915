import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'admin.palette.title' },
  field: { id: 'admin.palette.field' },
  results: { id: 'admin.palette.results' },
  hits: { id: 'admin.palette.hits' },
  none: { id: 'admin.palette.none' },
  recent: { id: 'admin.palette.recent' },
  pages: { id: 'admin.palette.pages' },
  actions: { id: 'admin.palette.actions' },
  add: { id: 'admin.palette.add' },
  users: { id: 'admin.palette.users' },
  panels: { id: 'admin.palette.panels' },
  view: { id: 'admin.palette.view' },
  edit: { id: 'admin.palette.edit' },
  choose: { id: 'admin.palette.choose' },
  onlyActions: { id: 'admin.palette.only-actions' },
  onlyUsers: { id: 'admin.palette.only-users' },
  path: { id: 'admin.palette.path' },
  account: { id: 'admin.palette.account' },
  setup: { id: 'admin.palette.setup' },
  jump: { id: 'admin.palette.jump' },
});
