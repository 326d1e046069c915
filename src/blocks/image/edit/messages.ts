import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  edit: { id: 'editor.picture.edit' },
  other: { id: 'editor.image.other' },
  remove: { id: 'editor.image.remove' },
  prompt: { id: 'editor.image.prompt' },
});

export const fieldMessages = defineMessages({
  alt: { id: 'editor.image.field-alt' },
  altHint: { id: 'editor.image.field-alt-hint' },
  decorative: { id: 'editor.image.field-decorative' },
  title: { id: 'editor.image.field-title' },
  description: { id: 'editor.image.field-description' },
  rights: { id: 'editor.image.field-rights' },
  align: { id: 'editor.image.field-align' },
  size: { id: 'editor.image.field-size' },
  small: { id: 'editor.image.field-small' },
  medium: { id: 'editor.image.field-medium' },
  large: { id: 'editor.image.field-large' },
  href: { id: 'editor.image.field-href' },
  zoom: { id: 'editor.image.field-zoom' },
  zoomHint: { id: 'editor.image.field-zoom-hint' },
  newTab: { id: 'editor.image.field-new-tab' },
  picture: { id: 'editor.image.field-picture' },
  layout: { id: 'editor.image.field-layout' },
  link: { id: 'editor.image.field-link' },
});
