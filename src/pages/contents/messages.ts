import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'page.contents.title' },
  heading: { id: 'page.contents.heading' },
  columns: { id: 'page.contents.columns' },
  name: { id: 'page.contents.name' },
  state: { id: 'page.contents.state' },
  type: { id: 'page.contents.type' },
  modified: { id: 'page.contents.modified' },
  count: { id: 'page.contents.count' },
  empty: { id: 'page.contents.empty' },
  pages: { id: 'page.contents.pages' },
  view: { id: 'page.contents.view' },
  up: { id: 'page.contents.up' },
});
