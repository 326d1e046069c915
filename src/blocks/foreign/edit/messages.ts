import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  kept: { id: 'editor.foreign.kept' },
  empty: { id: 'editor.foreign.empty' },
  holding: { id: 'editor.foreign.holding' },
  shown: { id: 'editor.foreign.shown' },
  stored: { id: 'editor.foreign.stored' },
  apply: { id: 'editor.foreign.apply' },
  discard: { id: 'editor.foreign.discard' },
  notApplied: { id: 'editor.foreign.notApplied' },
  changed: { id: 'editor.foreign.changed' },
  noJson: { id: 'editor.foreign.noJson' },
  noJsonAt: { id: 'editor.foreign.noJsonAt' },
  noObject: { id: 'editor.foreign.noObject' },
  otherType: { id: 'editor.foreign.otherType' },
  tooLong: { id: 'editor.foreign.tooLong' },
  tooDeep: { id: 'editor.foreign.tooDeep' },
  refused: { id: 'editor.foreign.refused' },
});
