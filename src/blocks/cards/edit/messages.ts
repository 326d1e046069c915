import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  configuration: { id: 'editor.block.cards.configuration' },
  configure: { id: 'editor.block.cards.configure' },
  empty: { id: 'editor.block.cards.empty' },
  save: { id: 'editor.block.cards.save' },
  cancel: { id: 'editor.block.cards.cancel' },
  cards: { id: 'editor.block.cards.cards' },
  card: { id: 'editor.block.cards.card' },
  picture: { id: 'editor.block.cards.picture' },
  text: { id: 'editor.block.cards.text' },
  full: { id: 'editor.block.cards.full' },
  center: { id: 'editor.block.cards.center' },
  centeredText: { id: 'editor.block.cards.centeredText' },
  hideText: { id: 'editor.block.cards.hideText' },
  noBorders: { id: 'editor.block.cards.noBorders' },
  expandCards: { id: 'editor.block.cards.expandCards' },
  tooMany: { id: 'editor.block.cards.tooMany' },
});
