import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'admin.groups.title' },
  lead: { id: 'admin.groups.lead' },
  search: { id: 'admin.groups.search' },
  add: { id: 'admin.groups.add' },
  name: { id: 'admin.groups.name' },
  none: { id: 'admin.groups.none' },
  everybody: { id: 'admin.groups.everybody' },
  everybodyHint: { id: 'admin.groups.everybody-hint' },
  saved: { id: 'admin.groups.saved' },
  created: { id: 'admin.groups.created' },
  updated: { id: 'admin.groups.updated' },
  deleted: { id: 'admin.groups.deleted' },
  deleteTitle: { id: 'admin.groups.delete-title' },
  deleteText: { id: 'admin.groups.delete-text' },
});

export const formMessages = defineMessages({
  addTitle: { id: 'admin.group-form.add-title' },
  editTitle: { id: 'admin.group-form.edit-title' },
  membersTitle: { id: 'admin.group-form.members-title' },
  groupname: { id: 'admin.group-form.groupname' },
  groupnameHint: { id: 'admin.group-form.groupname-hint' },
  groupnameWrong: { id: 'admin.group-form.groupname-wrong' },
  groupnameTaken: { id: 'admin.group-form.groupname-taken' },
  title: { id: 'admin.group-form.title' },
  description: { id: 'admin.group-form.description' },
  email: { id: 'admin.group-form.email' },
  roles: { id: 'admin.group-form.roles' },
  members: { id: 'admin.group-form.members' },
  add: { id: 'admin.group-form.add' },
  save: { id: 'admin.group-form.save' },
});

export const membershipMessages = defineMessages({
  title: { id: 'admin.membership.title' },
  lead: { id: 'admin.membership.lead' },
  searchUsers: { id: 'admin.membership.search-users' },
  searchGroups: { id: 'admin.membership.search-groups' },
  saved: { id: 'admin.membership.saved' },
  moreGroups: { id: 'admin.membership.more-groups' },
});
