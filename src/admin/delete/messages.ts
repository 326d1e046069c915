import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'admin.delete.title' },
  one: { id: 'admin.delete.one' },
  several: { id: 'admin.delete.several' },
  checking: { id: 'admin.delete.checking' },
  unchecked: { id: 'admin.delete.unchecked' },
  what: { id: 'admin.delete.what' },
  inside: { id: 'admin.delete.inside' },
  breaks: { id: 'admin.delete.breaks' },
  more: { id: 'admin.delete.more' },
  allLinks: { id: 'admin.delete.all-links' },
  delete: { id: 'admin.delete.delete' },
  deleteAndBreak: { id: 'admin.delete.delete-and-break' },
  running: { id: 'admin.delete.running' },
  done: { id: 'admin.delete.done' },
  failed: { id: 'admin.delete.failed' },
});
