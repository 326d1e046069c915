import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  prompt: { id: 'editor.block.socialMedia.prompt' },
  blog: { id: 'editor.block.socialMedia.blog' },
  video: { id: 'editor.block.socialMedia.video' },
  networks: { id: 'editor.block.socialMedia.networks' },
  link: { id: 'editor.block.socialMedia.link' },
  picture: { id: 'editor.blockField.ownPicture' },
  termine: { id: 'editor.block.socialMedia.termine' },
  mastodon: { id: 'editor.block.socialMedia.mastodon' },
  linkedin: { id: 'editor.block.socialMedia.linkedin' },
  instagram: { id: 'editor.block.socialMedia.instagram' },
  threads: { id: 'editor.block.socialMedia.threads' },
  twitter: { id: 'editor.block.socialMedia.twitter' },
  effzet: { id: 'editor.block.socialMedia.effzet' },
  newsletter: { id: 'editor.block.socialMedia.newsletter' },
});
