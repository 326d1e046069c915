import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  setup: { id: 'admin.principals.setup' },
  users: { id: 'admin.principals.users' },
  groups: { id: 'admin.principals.groups' },
  membership: { id: 'admin.principals.membership' },
  settings: { id: 'admin.principals.settings' },
  tabs: { id: 'admin.principals.tabs' },
  byGroup: { id: 'admin.principals.by-group' },
  changed: { id: 'admin.principals.changed' },
  fixed: { id: 'admin.principals.fixed' },
  inherited: { id: 'admin.principals.inherited' },
  cell: { id: 'admin.principals.cell' },
  actions: { id: 'admin.principals.actions' },
  changes: { id: 'admin.principals.changes' },
  save: { id: 'admin.principals.save' },
  saving: { id: 'admin.principals.saving' },
  none: { id: 'admin.principals.none' },
  searchFirst: { id: 'admin.principals.search-first' },
  range: { id: 'admin.principals.range' },
  pages: { id: 'admin.principals.pages' },
  delete: { id: 'admin.principals.delete' },
  deleteFailed: { id: 'admin.principals.delete-failed' },
  edit: { id: 'admin.principals.edit' },
  members: { id: 'admin.principals.members' },
});

/** The roles that every site has, as the portal calls them. */
export const roleMessages = defineMessages({
  Member: { id: 'admin.role.member' },
  Reader: { id: 'admin.role.reader' },
  Contributor: { id: 'admin.role.contributor' },
  Editor: { id: 'admin.role.editor' },
  Reviewer: { id: 'admin.role.reviewer' },
  'Site Administrator': { id: 'admin.role.site-administrator' },
  Manager: { id: 'admin.role.manager' },
});
