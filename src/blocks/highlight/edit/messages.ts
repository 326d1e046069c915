import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  picture: { id: 'editor.block.highlight.picture' },
  alt: { id: 'editor.image.field-alt' },
  altHint: { id: 'editor.image.field-alt-hint' },
  credit: { id: 'editor.block.highlight.credit' },
  download: { id: 'editor.block.highlight.download' },
  line: { id: 'editor.block.banner.line' },
  secondLine: { id: 'editor.block.banner.secondLine' },
  noPicture: { id: 'editor.prompt.picture' },
  title: { id: 'editor.block.highlight.title' },
  text: { id: 'editor.block.highlight.text' },
  button: { id: 'editor.block.highlight.button' },
  buttonText: { id: 'editor.block.highlight.buttonText' },
  buttonLink: { id: 'editor.block.highlight.buttonLink' },
  colour: { id: 'editor.block.highlight.colour' },
  noWords: { id: 'editor.block.banner.empty' },
});
