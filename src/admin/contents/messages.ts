import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'admin.contents.title' },
  heading: { id: 'admin.contents.heading' },
  columns: { id: 'admin.contents.columns' },
  name: { id: 'admin.contents.name' },
  state: { id: 'admin.contents.state' },
  type: { id: 'admin.contents.type' },
  modified: { id: 'admin.contents.modified' },
  count: { id: 'admin.contents.count' },
  empty: { id: 'admin.contents.empty' },
  pages: { id: 'admin.contents.pages' },
  view: { id: 'admin.contents.view' },
  up: { id: 'admin.contents.up' },
});
