import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'editor.block.accordion' },
  panel: { id: 'editor.block.accordionPanel' },
  filter: { id: 'block.accordion.filter' },
  found: { id: 'block.accordion.found' },
});
