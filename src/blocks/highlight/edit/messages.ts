import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  picture: { id: 'editor.block.highlight.picture' },
  noPicture: { id: 'editor.prompt.picture' },
  title: { id: 'editor.block.highlight.title' },
  text: { id: 'editor.block.highlight.text' },
  button: { id: 'editor.block.highlight.button' },
  buttonText: { id: 'editor.block.highlight.buttonText' },
  buttonLink: { id: 'editor.block.highlight.buttonLink' },
  colour: { id: 'editor.block.highlight.colour' },
  noWords: { id: 'editor.block.banner.empty' },
});
