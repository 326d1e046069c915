import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  search: { id: 'editor.picker.search' },
  blocks: { id: 'editor.picker.blocks' },
  nothing: { id: 'editor.picker.nothing' },
});

export const groupMessages = defineMessages({
  mostUsed: { id: 'editor.picker.group.mostUsed' },
  found: { id: 'editor.picker.group.found' },
  text: { id: 'editor.picker.group.text' },
  media: { id: 'editor.picker.group.media' },
  teaser: { id: 'editor.picker.group.teaser' },
  listing: { id: 'editor.picker.group.listing' },
  layout: { id: 'editor.picker.group.layout' },
  embed: { id: 'editor.picker.group.embed' },
});
