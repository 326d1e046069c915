import type { KnownBlocks } from '@/api/types/known-blocks';
import type { Item, Repository } from '~mocks/repository/types';
import { noteDeadLinks } from './dead-links';
import { noteHiddenPage } from './hidden-pages';
import { createNotes, type ImportNotes } from './import-notes';
import { createEffectCheck } from './without-effect';

export interface ImportReview {
  /** Pages and links that somebody has to look after. */
  notes: ImportNotes;
  /** What was kept, but shows nowhere, the most frequent first. */
  idle: string[];
}

/** Looks through all that was imported for what is there, but not to be seen or reached. */
export function reviewImport(repository: Repository, known: KnownBlocks): ImportReview {
  const check = createEffectCheck(known);
  const notes = createNotes();
  const visit = (item: Item): void => {
    const path = repository.pathOf(item) || '/';
    check.check(item.fields, path);
    const { id, fields } = repository.types.of(item.type);
    const isKnown = id === item.type;
    if (isKnown)
      check.checkFields(item.fields, { type: id, names: new Set(fields.map(({ name }) => name)) }, path);
    noteHiddenPage(repository, item, notes);
    noteDeadLinks(repository, item, notes);
  };
  const waiting = [repository.root];
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    visit(item);
    waiting.push(...repository.childrenOf(item));
  }
  return { notes, idle: check.lines() };
}
