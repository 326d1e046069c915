import type { Bilingual } from '~mocks/lib/bilingual';
import { ownEntry } from '~mocks/lib/own-entry';

/** What the history of content says besides states and transitions. */
export const historyTexts = {
  edited: { de: 'Bearbeitet', en: 'Edited' },
  create: { de: 'Erzeugen', en: 'Create' },
  initialVersion: { de: 'Initialversion', en: 'Initial version' },
} as const satisfies Record<string, Bilingual>;

/** Comment of the version that a revert makes. */
export const revertedTo = (version: string): Bilingual => ({
  de: `Zurückgesetzt auf Version ${version}`,
  en: `Reverted to revision ${version}`,
});

/** Names of actions where a history tells them; German ones are written as verbs. */
const actions: Readonly<Record<string, Bilingual>> = {
  publish: { de: 'veröffentlichen', en: 'publish' },
  submit: { de: 'einreichen', en: 'submit' },
  reject: { de: 'ablehnen', en: 'reject' },
  retract: { de: 'zurückziehen', en: 'retract' },
};

export function actionName(id: string): Bilingual {
  return ownEntry(actions, id) ?? { de: id, en: id };
}
