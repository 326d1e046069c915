import { layoutField } from '@/lib/block-containers';
import { deepEqual, ownOf } from '@/lib/deep-equal';
import type { ContentForm } from '@/tool/form/content-form';
import { takeContent } from '../../document/commands/take-content';
import { mergeContent, settleClashes } from '../../document/merge/merge-content';
import type { Clash, Side } from '../../document/merge/types';
import type { PageDocument } from '../../document/page-document';
import { hasChanged, type ServerPage } from './server-page';

type Fields = Readonly<Record<string, unknown>>;

/** Which side stays of each clash, by its id. */
export type Choices = ReadonlyMap<string, Side>;

/** Asks which side stays where both have changed the same; undefined where that is put off. */
export type AskForChoices = (clashes: readonly Clash[], theirs: Fields) => Promise<Choices | undefined>;

/** The names of what is edited: the fields of the form, and the page's blocks with their order. */
function editedNames({ state }: PageDocument, { fields }: ContentForm): string[] {
  const lists = state.roots.flatMap((key) => state.containers.get(key)?.keptIn.field ?? []);
  return [...new Set([...Object.keys(fields), ...lists, ...lists.map(layoutField)])];
}

/** What is edited of some content; all else stays as the document has it, such as dates that the server sets. */
export function withEdited(document: PageDocument, form: ContentForm, content: Fields): Fields {
  const edited = editedNames(document, form).map((name) => [name, ownOf(content, name)] as const);
  return Object.fromEntries(
    [...Object.entries(document.toContent()), ...edited].filter(([, value]) => value !== undefined),
  );
}

/** Makes a page hold other content, as a step that can be undone; whether anything was another. */
export function putContent(document: PageDocument, content: Fields): boolean {
  document.sealStep();
  const isOther = document.run((state) => takeContent(state, content));
  document.sealStep();
  return isOther;
}

/**
 * Reads the page anew and joins what somebody else has saved with what is written here. Gives what is stored then,
 * undefined where nobody has saved anything, 'later' where a clash of both is put off.
 */
export async function takeTheirs(
  { document, server, form }: { document: PageDocument; server: ServerPage; form: ContentForm },
  ask: AskForChoices,
): Promise<Fields | undefined | 'later'> {
  const base = server.content();
  const present = await server.fetch();
  const [former, theirs] = [withEdited(document, form, base), withEdited(document, form, present)];
  // Servers count by seconds: two saves in one of them bear the same stamp.
  if (!hasChanged(base, present) && deepEqual(former, theirs)) return undefined;
  const merged = mergeContent(former, document.toContent(), theirs);
  const choices = merged.clashes.length > 0 ? await ask(merged.clashes, present) : new Map<string, Side>();
  if (!choices) return 'later';
  server.accept(present);
  putContent(document, settleClashes(merged, choices));
  return theirs;
}
