import type { HashCost } from '~mocks/accounts/password';
import { shippedTypes } from '~mocks/content-types/registry';
import { setComment } from '~mocks/repository/comments';
import { setGroup } from '~mocks/repository/groups';
import type { Item, Repository, Transaction, Uid } from '~mocks/repository/types';
import { markImported } from '~mocks/settings/imported';
import { exportFiles } from './format';
import { commentsFrom } from './import-comments';
import type { ImportWorld } from './import-fields';
import { createFieldReader, relationsOf, siteUrlOf } from './import-fields';
import { itemFrom } from './import-item';
import { defaultLanguageOf, languageFolders, languageSettings } from './import-languages';
import type { ImportNotes } from './import-notes';
import { createNotes } from './import-notes';
import { peopleFrom } from './import-people';
import type { ImportSource } from './import-source';
import { openSource } from './import-source';
import type { Entry, ImportTree } from './import-tree';
import { buildTree } from './import-tree';
import { importedRedirects } from './import-redirects';
import { listOf, recordOf, textOf, textsOf } from './values';

export { ImportError } from './import-source';

/** An export that was found good enough to be loaded. */
export interface OpenedImport {
  source: ImportSource;
  notes: ImportNotes;
}

/** Reads an export's items; throws ImportError when the folder is none. */
export async function openImport(folder: string): Promise<OpenedImport> {
  const notes = createNotes();
  return { source: await openSource(folder, notes), notes };
}

export interface ImportReport {
  items: number;
  users: number;
  /** What was left out or changed, by reason. */
  lines: readonly string[];
}

export interface ImportOptions {
  now?: Date;
  /** What hashing the plain passwords of an export costs. */
  cost?: HashCost;
}

/** The items by UID with the translation group of each; the group is named by the item in the default language. */
function translationGroups(
  document: unknown,
  tree: ImportTree,
  languages: ReadonlyMap<Uid, string>,
  notes: ImportNotes,
): Map<Uid, Uid> {
  const groups = new Map<Uid, Uid>();
  for (const group of listOf(document).map(recordOf)) {
    const canonical = tree.entryOf(group.canonical);
    const members = Object.values(recordOf(group.translations)).map((uid) => tree.entryOf(uid));
    if (!canonical || members.includes(undefined))
      notes.add('Translations of items that are missing', canonical?.path ?? textOf(group.canonical));
    if (!canonical) continue;
    const spoken = new Set([languages.get(canonical.uid)]);
    groups.set(canonical.uid, canonical.uid);
    for (const member of members) {
      if (!member) continue;
      const language = languages.get(member.uid);
      if (groups.has(member.uid) || spoken.has(language))
        notes.add('Translations in a language that the group has already', member.path);
      else groups.set(member.uid, canonical.uid);
      spoken.add(language);
    }
  }
  return groups;
}

/** Adds the relation fields; a field that holds one target only is told by its schema, else by its number. */
function withRelations(
  item: Item,
  relations: ReadonlyMap<string, readonly Uid[]> | undefined,
  isList: IsList,
): Item {
  if (!relations) return item;
  const fields = [...relations].map(
    ([name, targets]) => [name, isList(item.type, name) ? targets : (targets.at(-1) ?? null)] as const,
  );
  return { ...item, fields: { ...item.fields, ...Object.fromEntries(fields) } };
}

type IsList = (type: string, field: string) => boolean;

/** Fields that some item fills with several targets, and those that the type declares so. */
function listFields(
  relations: ReadonlyMap<Uid, ReadonlyMap<string, readonly Uid[]>>,
  entries: readonly Entry[],
): IsList {
  const several = new Set<string>();
  for (const { uid, type } of entries)
    for (const [name, targets] of relations.get(uid) ?? [])
      if (targets.length > 1) several.add(`${type} ${name}`);
  return (type, name) => {
    const known = shippedTypes.has(type) ? shippedTypes.of(type).fields : [];
    const schema = known.find((each) => each.name === name);
    return schema ? schema.kind === 'relations' : several.has(`${type} ${name}`);
  };
}

/** The root with what the export says of it. */
async function rootFrom(
  root: Item,
  tree: ImportTree,
  fieldsOf: (entry: Entry) => Promise<Record<string, unknown>>,
): Promise<Item> {
  if (Object.keys(tree.root).length === 0) return root;
  const entry: Entry = {
    uid: root.uid,
    path: '/',
    id: root.id,
    type: root.type,
    parent: null,
    data: tree.root,
  };
  const fields = await fieldsOf(entry);
  const creators = textsOf(tree.root.creators);
  return { ...root, fields: { ...root.fields, ...fields }, ...(creators.length > 0 ? { creators } : {}) };
}

/** Everything that the folder says, ready to be written. */
async function understand(repository: Repository, { source, notes }: OpenedImport, options: ImportOptions) {
  const tree = buildTree(source, new Set([repository.root.uid]), notes);
  const siteUrl = siteUrlOf(await source.document(exportFiles.portlets));
  const world: ImportWorld = { source, tree, storage: repository.storage, notes, siteUrl };
  const fieldsOf = createFieldReader(world);
  const now = (options.now ?? new Date()).toISOString();
  const around = {
    rootUid: repository.root.uid,
    defaultLanguage: defaultLanguageOf(tree),
    folders: languageFolders(tree),
    metadata: source.metadata,
    now,
    notes,
  };
  const plain: Item[] = [];
  for (const entry of tree.entries) plain.push(itemFrom(entry, await fieldsOf(entry), around));
  const relations = relationsOf(await source.document(exportFiles.relations), world);
  const isList = listFields(relations, tree.entries);
  const languages = new Map(plain.map(({ uid, language }) => [uid, language]));
  const translations = await source.document(exportFiles.translations);
  const groups = translationGroups(translations, tree, languages, notes);
  return {
    root: await rootFrom(repository.root, tree, fieldsOf),
    items: plain.map((item) => ({
      ...withRelations(item, relations.get(item.uid), isList),
      translationGroup: groups.get(item.uid) ?? item.uid,
    })),
    redirects: importedRedirects(await source.document(exportFiles.redirects), tree, notes),
    people: await peopleFrom(await source.document(exportFiles.principals), notes, options.cost),
    comments: commentsFrom(await source.document(exportFiles.discussions), tree, notes),
    languages: languageSettings(tree, notes),
    now,
  };
}

type Understood = Awaited<ReturnType<typeof understand>>;

function write(transaction: Transaction, content: Understood): void {
  transaction.put(content.root);
  for (const item of content.items) transaction.put(item);
  for (const [from, to] of content.redirects)
    transaction.setRedirect(from, to, { time: content.now, manual: false });
  for (const group of content.people.groups) setGroup(transaction, group);
  for (const user of content.people.users) transaction.setUser(user);
  for (const comment of content.comments) setComment(transaction, comment);
  transaction.setSetting('language', content.languages);
  markImported(transaction, content.now);
}

/** Loads an export into a repository that holds nothing yet, in one transaction. */
export async function loadImport(
  repository: Repository,
  opened: OpenedImport,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const content = await understand(repository, opened, options);
  await repository.write((transaction) => write(transaction, content));
  return {
    items: content.items.length,
    users: content.people.users.length,
    lines: opened.notes.lines(),
  };
}
