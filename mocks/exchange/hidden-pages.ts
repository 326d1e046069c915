import { hiddenBy } from '~mocks/content/editing/screen-names';
import type { Item, RepositoryReader } from '~mocks/repository/types';
import type { ImportNotes } from './import-notes';

/** Pages keep the ids that they had, even where one of them is what the app calls a screen. */
export function noteHiddenPage(reader: RepositoryReader, item: Item, notes: ImportNotes): void {
  const container = reader.parentOf(item);
  const hidden = container && hiddenBy(reader, container, item.id);
  if (hidden === 'content') notes.add('Pages hidden by a screen of the site', reader.pathOf(item));
  if (hidden === 'screen')
    notes.add('Pages that hide a screen of their folder for editors', reader.pathOf(item));
}
