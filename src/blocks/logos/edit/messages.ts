import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  logos: { id: 'editor.block.logos.logos' },
  logo: { id: 'editor.block.logos.logo' },
  picture: { id: 'editor.block.logos.picture' },
  alt: { id: 'editor.block.logos.alt' },
  size: { id: 'editor.block.logos.size' },
  small: { id: 'editor.block.logos.small' },
  large: { id: 'editor.block.logos.large' },
  width: { id: 'editor.block.logos.width' },
  default: { id: 'editor.block.logos.default' },
  narrow: { id: 'editor.block.logos.narrow' },
  full: { id: 'editor.block.logos.full' },
  prompt: { id: 'editor.block.logos.prompt' },
});
