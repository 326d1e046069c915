import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'admin.users.title' },
  lead: { id: 'admin.users.lead' },
  search: { id: 'admin.users.search' },
  add: { id: 'admin.users.add' },
  import: { id: 'admin.users.import' },
  name: { id: 'admin.users.name' },
  groups: { id: 'admin.users.groups' },
  noGroups: { id: 'admin.users.no-groups' },
  you: { id: 'admin.users.you' },
  allRoles: { id: 'admin.users.all-roles' },
  allGroups: { id: 'admin.users.all-groups' },
  none: { id: 'admin.users.none' },
  saved: { id: 'admin.users.saved' },
  created: { id: 'admin.users.created' },
  createdInPart: { id: 'admin.users.created-in-part' },
  deleted: { id: 'admin.users.deleted' },
  deleteTitle: { id: 'admin.users.delete-title' },
  deleteText: { id: 'admin.users.delete-text' },
});

export const formMessages = defineMessages({
  title: { id: 'admin.add-user.title' },
  username: { id: 'admin.add-user.username' },
  usernameHint: { id: 'admin.add-user.username-hint' },
  usernameWrong: { id: 'admin.add-user.username-wrong' },
  fullname: { id: 'admin.add-user.fullname' },
  email: { id: 'admin.add-user.email' },
  password: { id: 'admin.add-user.password' },
  passwordHint: { id: 'admin.add-user.password-hint' },
  roles: { id: 'admin.add-user.roles' },
  groups: { id: 'admin.add-user.groups' },
  submit: { id: 'admin.add-user.submit' },
});

export const importMessages = defineMessages({
  title: { id: 'admin.import-users.title' },
  lead: { id: 'admin.import-users.lead' },
  choose: { id: 'admin.import-users.choose' },
  found: { id: 'admin.import-users.found' },
  noColumns: { id: 'admin.import-users.no-columns' },
  tooMany: { id: 'admin.import-users.too-many' },
  submit: { id: 'admin.import-users.submit' },
  running: { id: 'admin.import-users.running' },
  done: { id: 'admin.import-users.done' },
  row: { id: 'admin.import-users.row' },
});
