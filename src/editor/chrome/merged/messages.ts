import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  heading: { id: 'editor.merged.heading' },
  merged: { id: 'editor.merged.merged' },
  mine: { id: 'editor.merged.mine' },
  fieldChanged: { id: 'editor.merged.field-changed' },
  removed: { id: 'editor.merged.removed' },
  notice: { id: 'editor.merged.notice' },
  noticeOf: { id: 'editor.merged.notice-of' },
  more: { id: 'editor.merged.more' },
});
