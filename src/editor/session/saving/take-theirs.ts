import { layoutField } from '@/lib/block-containers';
import { deepEqual, ownOf } from '@/lib/deep-equal';
import type { ContentForm } from '@/tool/form/content-form';
import { latePart } from '@/tool/late-part/late-part';
import { loadBlocksOf } from '../../document/all-blocks';
import { takeContent } from '../../document/commands/take-content';
import { compareStates, differencesIn, type ComparedBlock } from '../../document/compare-states';
import type { Choice, Clash } from '../../document/merge/types';
import type { PageDocument } from '../../document/page-document';
import type { DocumentState } from '../../document/types';
import { hasChanged, type ServerPage } from './server-page';
import type { UnansweredSaves } from './unanswered';

/** What joins two versions of a page, which most pages never need. */
const merging = latePart(() => import('../../document/merge'));

type Fields = Readonly<Record<string, unknown>>;

/** What stays of each clash, by its id. */
export type Choices = ReadonlyMap<string, Choice>;

/** What is asked about: with `merged`, in which all is joined of which only one side changed it. */
export interface Question {
  clashes: readonly Clash[];
  theirs: Fields;
  merged: Fields;
}

/** Asks which side stays where both have changed the same; undefined where that is put off. */
type AskForChoices = (question: Question) => Promise<Choices | undefined>;

/** What somebody else has saved is part of the page. */
interface Taken {
  stored: Fields;
  /** The page before, and with it. */
  then: Fields;
  now: Fields;
  /** The blocks in which the two differ. */
  blocks: readonly ComparedBlock[];
}

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

/** The page as it is now, whatever becomes of it. */
const stateOf = ({ state }: PageDocument): DocumentState => ({
  ...state,
  blocks: new Map(state.blocks),
  containers: new Map(state.containers),
});

/** Makes a page hold other content, as a step that can be undone; gives how many blocks and fields became others. */
export function putContent(document: PageDocument, content: Fields): number {
  let changes = 0;
  document.sealStep();
  document.run((state) => {
    const change = takeContent(state, content);
    changes = change ? change.blocks.size + change.fields.size : 0;
    return change;
  });
  document.sealStep();
  return changes;
}

/** Whether a page was saved between two readings of it. Servers count by seconds: two saves may bear the same stamp. */
export const isSavedBetween = (
  { document, form }: { document: PageDocument; form: ContentForm },
  earlier: Fields,
  later: Fields,
): boolean =>
  hasChanged(earlier, later) ||
  !deepEqual(withEdited(document, form, earlier), withEdited(document, form, later));

/**
 * Reads the page anew and joins what somebody else has saved with what is written here. Gives nothing where nobody has
 * saved anything, 'later' where a clash of both is put off.
 */
export async function takeTheirs(
  parts: { document: PageDocument; server: ServerPage; unanswered: UnansweredSaves; form: ContentForm },
  ask: AskForChoices,
): Promise<Taken | undefined | 'later'> {
  const { document, server, unanswered, form } = parts;
  const { mergeContent, settleClashes, withArrived } = await merging();
  const known = server.content();
  const present = await server.fetch();
  await loadBlocksOf(present).catch(() => undefined);
  if (!isSavedBetween(parts, known, present)) return undefined;
  const base = unanswered.all().reduce((page, sent) => withArrived(page, sent, present), known);
  const theirs = withEdited(document, form, present);
  const merged = mergeContent(withEdited(document, form, base), document.toContent(), theirs);
  const { clashes, content } = merged;
  const choices =
    clashes.length > 0 ? await ask({ clashes, theirs: present, merged: content }) : new Map<string, Choice>();
  if (!choices) return 'later';
  server.accept(present);
  const then = document.toContent();
  const before = stateOf(document);
  putContent(document, settleClashes(merged, choices));
  const blocks = differencesIn(compareStates(before, document.state));
  return { stored: theirs, then, now: document.toContent(), blocks };
}
