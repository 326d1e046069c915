import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'editor.block.introduction' },
  topics: { id: 'block.introduction.topics' },
  leader: { id: 'block.introduction.leader' },
});
