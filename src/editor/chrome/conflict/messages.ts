import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  title: { id: 'editor.conflict.title' },
  titleOf: { id: 'editor.conflict.title-of' },
  text: { id: 'editor.conflict.text' },
  mine: { id: 'editor.conflict.mine' },
  theirs: { id: 'editor.conflict.theirs' },
  theirsOf: { id: 'editor.conflict.theirs-of' },
  decisions: { id: 'editor.conflict.decisions' },
  both: { id: 'editor.conflict.both' },
  deleted: { id: 'editor.conflict.deleted' },
  empty: { id: 'editor.conflict.empty' },
  other: { id: 'editor.conflict.other' },
  yes: { id: 'editor.conflict.yes' },
  no: { id: 'editor.conflict.no' },
  order: { id: 'editor.conflict.order' },
  place: { id: 'editor.conflict.place' },
  onPage: { id: 'editor.conflict.on-page' },
  wholePage: { id: 'editor.conflict.whole-page' },
  keys: { id: 'editor.conflict.keys' },
  later: { id: 'editor.conflict.later' },
  settle: { id: 'editor.conflict.settle' },
});
