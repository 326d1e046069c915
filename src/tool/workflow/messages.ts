import { defineMessages } from '@/i18n/define-messages';

export const messages = defineMessages({
  noWorkflow: { id: 'editor.state.noWorkflow' },
  nothing: { id: 'editor.state.nothing' },
  change: { id: 'editor.state.change' },
  saveAnd: { id: 'editor.state.saveAnd' },
  addComment: { id: 'editor.state.addComment' },
  comment: { id: 'editor.state.comment' },
  changing: { id: 'editor.state.changing' },
  changed: { id: 'editor.state.changed' },
  undo: { id: 'editor.state.undo' },
  undone: { id: 'editor.state.undone' },
  failed: { id: 'editor.state.failed' },
  refused: { id: 'editor.state.refused' },
  offline: { id: 'editor.state.offline' },
});

/** What a state means. */
export const stateMessages = defineMessages({
  private: { id: 'editor.state.is.private' },
  pending: { id: 'editor.state.is.pending' },
  published: { id: 'editor.state.is.published' },
  intranet: { id: 'editor.state.is.intranet' },
  draft: { id: 'editor.state.is.draft' },
});

/** What a transition means. */
export const meaningMessages = defineMessages({
  publish: { id: 'editor.state.means.publish' },
  submit: { id: 'editor.state.means.submit' },
  retract: { id: 'editor.state.means.retract' },
  reject: { id: 'editor.state.means.reject' },
  internally: { id: 'editor.state.means.internally' },
  externally: { id: 'editor.state.means.externally' },
  draft: { id: 'editor.state.means.draft' },
  show: { id: 'editor.state.means.show' },
  hide: { id: 'editor.state.means.hide' },
});

/** Said once a transition is made. */
export const doneMessages = defineMessages({
  publish: { id: 'editor.state.done.publish' },
  submit: { id: 'editor.state.done.submit' },
  retract: { id: 'editor.state.done.retract' },
  reject: { id: 'editor.state.done.reject' },
  internally: { id: 'editor.state.done.internally' },
  externally: { id: 'editor.state.done.externally' },
  draft: { id: 'editor.state.done.draft' },
  show: { id: 'editor.state.done.show' },
  hide: { id: 'editor.state.done.hide' },
});
