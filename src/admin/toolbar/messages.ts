import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  toolbar: { id: 'admin.toolbar.label' },
  edit: { id: 'admin.toolbar.edit' },
  contents: { id: 'admin.toolbar.contents' },
  add: { id: 'admin.toolbar.add' },
  more: { id: 'admin.toolbar.more' },
  logout: { id: 'admin.toolbar.logout' },
  nothingToAdd: { id: 'admin.toolbar.nothingToAdd' },
  searchTypes: { id: 'admin.toolbar.searchTypes' },
  noTypeFound: { id: 'admin.toolbar.noTypeFound' },
  noWorkflow: { id: 'admin.toolbar.noWorkflow' },
  state: { id: 'admin.toolbar.state' },
  transitionFailed: { id: 'admin.toolbar.transitionFailed' },
});
