import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  prompt: { id: 'editor.block.grid.prompt' },
  count: { id: 'editor.block.grid.count' },
  noSource: { id: 'editor.prompt.source' },
  noPicture: { id: 'editor.block.grid.noPicture' },
  noIcon: { id: 'editor.block.icon.prompt' },
  asIcons: { id: 'editor.block.grid.asIcons' },
  icon: { id: 'editor.block.grid.icon' },
  heading: { id: 'editor.block.grid.heading' },
  columns: { id: 'editor.block.grid.columns' },
  column: { id: 'editor.block.grid.column' },
  centered: { id: 'editor.block.grid.centered' },
  apart: { id: 'editor.block.grid.apart' },
  full: { id: 'editor.block.grid.full' },
  center: { id: 'editor.block.grid.center' },
  picture: { id: 'editor.block.grid.picture' },
  alt: { id: 'editor.block.grid.alt' },
});

export const turningMessages = defineMessages({
  gallery: { id: 'editor.turn.gallery' },
  columns: { id: 'editor.turn.columns' },
});
