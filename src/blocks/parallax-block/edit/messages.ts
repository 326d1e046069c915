import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  noPicture: { id: 'editor.block.parallaxBlock.noPicture' },
  prompt: { id: 'editor.prompt.picture' },
  text: { id: 'editor.block.parallaxBlock.text' },
  title: { id: 'editor.blockField.title' },
  description: { id: 'editor.blockField.description' },
  fontColor: { id: 'editor.block.parallaxBlock.fontColor' },
  white: { id: 'editor.block.parallaxBlock.white' },
  black: { id: 'editor.block.parallaxBlock.black' },
  overlay: { id: 'editor.block.parallaxBlock.overlay' },
  buttonText: { id: 'editor.block.teaserHero.button' },
  hideButton: { id: 'editor.block.highlightTeaser.hideButton' },
  size: { id: 'editor.block.parallaxBlock.size' },
});
