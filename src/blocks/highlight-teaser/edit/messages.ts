import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  prompt: { id: 'editor.prompt.picture' },
  source: { id: 'editor.prompt.target' },
  hideButton: { id: 'editor.block.highlightTeaser.hideButton' },
  width: { id: 'editor.block.highlightTeaser.width' },
  default: { id: 'editor.block.highlightTeaser.default' },
  narrow: { id: 'editor.block.highlightTeaser.narrow' },
  full: { id: 'editor.block.highlightTeaser.full' },
  height: { id: 'editor.block.highlightTeaser.height' },
  flag: { id: 'editor.block.highlightTeaser.flag' },
});
