import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  heading: { id: 'editor.block.introduction.heading' },
  leader: { id: 'editor.block.introduction.leader' },
  leaderHint: { id: 'editor.block.introduction.leaderHint' },
  isElsewhere: { id: 'editor.block.introduction.isElsewhere' },
  about: { id: 'editor.block.introduction.about' },
  topics: { id: 'editor.block.introduction.topics' },
  text: { id: 'editor.text.label' },
  placeholder: { id: 'editor.text.placeholder' },
});
