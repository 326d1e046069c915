import { defineMessages } from '@/i18n/define-messages';

/** Names of fields that several blocks have. */
export const fieldMessages = defineMessages({
  target: { id: 'editor.blockField.target' },
  title: { id: 'editor.blockField.title' },
  headTitle: { id: 'editor.blockField.headTitle' },
  description: { id: 'editor.blockField.description' },
  hideDescription: { id: 'editor.blockField.hideDescription' },
  picture: { id: 'editor.blockField.picture' },
  ownPicture: { id: 'editor.blockField.ownPicture' },
  link: { id: 'editor.blockField.link' },
  linkTitle: { id: 'editor.blockField.linkTitle' },
  newTab: { id: 'editor.blockField.newTab' },
  align: { id: 'editor.blockField.align' },
  headline: { id: 'editor.blockField.headline' },
  headlineLevel: { id: 'editor.blockField.headlineLevel' },
  variation: { id: 'editor.blockField.variation' },
  overwrite: { id: 'editor.blockField.overwrite' },
  overwriteHint: { id: 'editor.blockField.overwriteHint' },
  settings: { id: 'editor.blockField.settings' },
  look: { id: 'editor.blockField.look' },
});

export const sideMessages = defineMessages({
  left: { id: 'editor.blockField.left' },
  center: { id: 'editor.blockField.center' },
  right: { id: 'editor.blockField.right' },
  wide: { id: 'editor.blockField.wide' },
  full: { id: 'editor.blockField.full' },
});
