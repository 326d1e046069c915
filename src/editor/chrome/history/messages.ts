import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  deleted: { id: 'editor.history.deleted' },
  nothingDeleted: { id: 'editor.history.nothing-deleted' },
  putBack: { id: 'editor.history.put-back' },
  putBackBlock: { id: 'editor.history.put-back-block' },
  putAtSelection: { id: 'editor.history.put-at-selection' },
  refused: { id: 'editor.history.refused' },
  states: { id: 'editor.history.states' },
  statesText: { id: 'editor.history.states-text' },
  noStates: { id: 'editor.history.no-states' },
  notSaved: { id: 'editor.history.not-saved' },
  notAllowed: { id: 'editor.history.not-allowed' },
  present: { id: 'editor.history.present' },
  show: { id: 'editor.history.show' },
  title: { id: 'editor.history.title' },
  compared: { id: 'editor.history.compared' },
  noDifference: { id: 'editor.history.no-difference' },
  same: { id: 'editor.history.same' },
  showSame: { id: 'editor.history.show-same' },
  views: { id: 'editor.history.views' },
  differences: { id: 'editor.history.differences' },
  wholePage: { id: 'editor.history.whole-page' },
  takeWhole: { id: 'editor.history.take-whole' },
  wholeTaken: { id: 'editor.history.whole-taken' },
  taken: { id: 'editor.history.taken' },
  undo: { id: 'editor.history.undo' },
  takeField: { id: 'editor.history.take-field' },
  fieldChanged: { id: 'editor.history.field-changed' },
  moved: { id: 'editor.history.moved' },
  then: { id: 'editor.history.then' },
  now: { id: 'editor.history.now' },
});

/** What has become of a block since then. */
export const kindMessages = defineMessages({
  added: { id: 'editor.history.kind.added' },
  removed: { id: 'editor.history.kind.removed' },
  changed: { id: 'editor.history.kind.changed' },
  moved: { id: 'editor.history.kind.moved' },
});

export const countMessages = defineMessages({
  added: { id: 'editor.history.count.added' },
  removed: { id: 'editor.history.count.removed' },
  changed: { id: 'editor.history.count.changed' },
  moved: { id: 'editor.history.count.moved' },
});

/** What is done with it. */
export const takeMessages = defineMessages({
  added: { id: 'editor.history.take.added' },
  removed: { id: 'editor.history.take.removed' },
  changed: { id: 'editor.history.take.changed' },
  moved: { id: 'editor.history.take.moved' },
});
