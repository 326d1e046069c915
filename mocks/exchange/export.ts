import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Item, Repository, RepositoryReader } from '~mocks/repository/types';
import { exportDiscussions } from './export-comments';
import type { ExportedBlob } from './export-item';
import { exportedUid, exportItem, exportRelations } from './export-item';
import type { PasswordOf } from './export-people';
import { exportPrincipals } from './export-people';
import type { ExportedRedirects, ExportedTranslations, ExportMetadata } from './format';
import { exportFiles } from './format';

export interface ExportOptions {
  passwordOf?: PasswordOf;
  /** Language whose items the translations of the others are listed by. */
  defaultLanguage?: string;
}

/** Everything from the site root down, containers before what they hold, in folder order. */
function allItems(repository: RepositoryReader, item: Item = repository.root): Item[] {
  return [item, ...repository.childrenOf(item).flatMap((child) => allItems(repository, child))];
}

/** Types whose items are terms of fields elsewhere: Plone's importer refuses values that are none yet. */
const termTypes = new Set(['Institut', 'Institutsbereich', 'Research Group', 'OE', 'BlogTag']);

/** Items that are terms, with the containers around them, before all others. */
function inImportOrder(repository: RepositoryReader, items: readonly Item[]): Item[] {
  const terms = items.filter(({ type }) => termTypes.has(type));
  const first = new Set(terms.flatMap((item) => repository.chainOf(item).map(({ uid }) => uid)));
  const isFirst = ({ uid }: Item): boolean => first.has(uid);
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];
}

function metadataOf(
  repository: RepositoryReader,
  items: readonly Item[],
  blobs: readonly ExportedBlob[],
): ExportMetadata {
  const content = items.filter((item) => item.parent !== null);
  const places = items.flatMap((item) =>
    repository.childrenOf(item).map((child, place) => [child.uid, place]),
  );
  const roles = content.map((item) => [
    item.uid,
    {
      local_roles: Object.fromEntries(Object.entries(item.localRoles).map(([id, names]) => [id, [...names]])),
      ...(item.blocksInheritance ? { block: 1 as const } : {}),
    },
  ]);
  return {
    __version__: '1.0.0',
    _data_files_: items.map((item) => `${exportedUid(item)}/${exportFiles.item}`),
    _blob_files_: blobs.map(({ path }) => path),
    default_page: {},
    ordering: Object.fromEntries(places),
    local_roles: Object.fromEntries(roles),
    local_permissions: {},
    relations: [],
  };
}

function translationsOf(items: readonly Item[], defaultLanguage: string): ExportedTranslations[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    if (item.language === '') continue;
    groups.set(item.translationGroup, [...(groups.get(item.translationGroup) ?? []), item]);
  }
  return [...groups.values()].flatMap((group) => {
    const canonical = group.find(({ language }) => language === defaultLanguage) ?? group[0];
    const others = group.filter((item) => item !== canonical);
    if (!canonical || others.length === 0) return [];
    const translations = Object.fromEntries(others.map(({ language, uid }) => [language, uid]));
    return [{ canonical: canonical.uid, translations }];
  });
}

function redirectsOf(repository: RepositoryReader): ExportedRedirects {
  const site = `/${repository.root.id}`;
  const physical = (target: string) => (target.startsWith('/') ? site + target : target);
  return Object.fromEntries(repository.redirects().map(([from, to]) => [site + from, physical(to)]));
}

/**
 * Writes a repository as a folder that plone.exportimport reads: content, files, order, states, local roles, relations,
 * translations, redirects, comments, groups and users. Settings are none of it. Returns the number of items.
 */
export async function exportRepository(
  repository: Repository,
  folder: string,
  { passwordOf = () => undefined, defaultLanguage = 'de' }: ExportOptions = {},
): Promise<number> {
  const write = async (name: string, value: unknown) => {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `${JSON.stringify(value, null, 2)}\n`);
  };
  const items = inImportOrder(repository, allItems(repository));
  const blobs: ExportedBlob[] = [];
  for (const item of items) {
    const exported = exportItem(repository, item);
    await write(join(exportFiles.content, exportedUid(item), exportFiles.item), exported.data);
    for (const { blob, path } of exported.blobs) {
      const target = join(folder, exportFiles.content, path);
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, await repository.storage.readBlob(blob));
    }
    blobs.push(...exported.blobs);
  }
  await write(join(exportFiles.content, exportFiles.metadata), metadataOf(repository, items, blobs));
  await write(
    exportFiles.relations,
    items.flatMap((item) => exportRelations(repository, item)),
  );
  await write(exportFiles.translations, translationsOf(items, defaultLanguage));
  await write(exportFiles.redirects, redirectsOf(repository));
  await write(exportFiles.discussions, exportDiscussions(repository, items));
  await write(exportFiles.principals, exportPrincipals(repository, passwordOf));
  return items.length - 1;
}
