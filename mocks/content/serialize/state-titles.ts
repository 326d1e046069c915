import type { Bilingual } from '~mocks/lib/bilingual';
import type { WorkflowState } from '~mocks/repository/types';
import { ownEntry } from '~mocks/lib/own-entry';

/** Titles of the workflow's states. */
export const stateTitles: Readonly<Record<WorkflowState, Bilingual>> = {
  private: { de: 'Privat', en: 'Private' },
  pending: { de: 'Zur Redaktion eingereicht', en: 'Pending review' },
  published: { de: 'Veröffentlicht', en: 'Published' },
  intranet: { de: 'Intern veröffentlicht', en: 'Internally published' },
  draft: { de: 'Entwurf', en: 'Draft' },
};

const transitions: Readonly<Record<string, Bilingual>> = {
  publish: { de: 'Veröffentlichen', en: 'Publish' },
  submit: { de: 'Zur Veröffentlichung einreichen', en: 'Submit for publication' },
  reject: { de: 'Zurückweisen', en: 'Send back' },
  retract: { de: 'Zurückziehen', en: 'Retract' },
  show_internally: { de: 'Intern veröffentlichen', en: 'Publish internally' },
  make_draft: { de: 'Als Entwurf ablegen', en: 'Make draft' },
  hide: { de: 'Privat schalten', en: 'Make private' },
};

export function transitionTitle(id: string): Bilingual {
  return ownEntry(transitions, id) ?? { de: id, en: id };
}
