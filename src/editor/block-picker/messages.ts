import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  patterns: { id: 'editor.picker.patterns' },
  search: { id: 'editor.picker.search' },
  blocks: { id: 'editor.picker.blocks' },
  nothing: { id: 'editor.picker.nothing' },
  groups: { id: 'editor.picker.groups' },
  choose: { id: 'editor.picker.key.choose' },
  insert: { id: 'editor.picker.key.insert' },
  escape: { id: 'editor.key.escape' },
  close: { id: 'editor.picker.key.close' },
  slash: { id: 'editor.picker.slash' },
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
