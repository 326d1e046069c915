import type { FieldSchema } from '~mocks/content-types/schema';
import type { Item, RepositoryReader, StoredFile } from '~mocks/repository/types';
import { isStoredFile } from '~mocks/content/serialize/files';
import type {
  ExportedConstrains,
  ExportedFile,
  ExportedItem,
  ExportedRelation,
  ExportedWorkflowEntry,
} from './format';
import { defaultLanguageToken, siteRootUid } from './format';
import { ownEntry } from '~mocks/lib/own-entry';

/** Id of the workflow that the add-on brings. */
const workflowId = 'research_portal_workflow';

/** A file of the content and where its bytes go, below `content/`. */
export interface ExportedBlob {
  blob: string;
  path: string;
}

export const exportedUid = (item: Item): string => (item.parent === null ? siteRootUid : item.uid);

/** A file name that is one: no folder in it, nothing hidden. */
function safeName(file: StoredFile, field: string): string {
  const name = (file.filename ?? '')
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/^\.+|\0/g, '');
  return name || field;
}

function exportedFile(file: StoredFile, path: string): ExportedFile {
  const { filename, contentType, size, width, height } = file;
  const pixels = contentType.startsWith('image/') ? { width: width ?? -1, height: height ?? -1 } : {};
  return {
    filename: filename ?? path.split('/').at(-1) ?? '',
    'content-type': contentType,
    size,
    ...pixels,
    blob_path: path,
  };
}

const isRelation = ({ kind }: FieldSchema): boolean => kind === 'relation' || kind === 'relations';

function exportedFields(
  repository: RepositoryReader,
  item: Item,
  blobs: ExportedBlob[],
): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const schema of repository.types.of(item.type).fields) {
    const value = ownEntry(item.fields, schema.name);
    if (value === undefined || isRelation(schema)) continue;
    if (!isStoredFile(value)) {
      fields[schema.name] = value;
      continue;
    }
    const path = `${exportedUid(item)}/${schema.name}/${safeName(value, schema.name)}`;
    blobs.push({ blob: value.blob, path });
    fields[schema.name] = exportedFile(value, path);
  }
  return fields;
}

function workflowHistory(item: Item): Record<string, ExportedWorkflowEntry[]> {
  return item.workflowHistory.length === 0 ? {} : { [workflowId]: [...item.workflowHistory] };
}

function constrainsOf({ constrainedTypes: types }: Item): Partial<ExportedConstrains> {
  if (!types) return {};
  return { locally_allowed_types: [...types.allowed], immediately_addable_types: [...types.immediate] };
}

/** What only the site root lacks. */
const contentOnly = (item: Item) => ({ created: item.created, modified: item.modified });

/** The `data.json` of an item and the files that lie beside it. */
export function exportItem(
  repository: RepositoryReader,
  item: Item,
): { data: ExportedItem; blobs: ExportedBlob[] } {
  const isRoot = item.parent === null;
  const blobs: ExportedBlob[] = [];
  const data: ExportedItem = {
    title: '',
    ...exportedFields(repository, item, blobs),
    ...(isRoot ? {} : contentOnly(item)),
    ...(item.layout === undefined ? {} : { layout: item.layout }),
    '@id': isRoot ? `/${item.id}` : repository.pathOf(item),
    '@type': item.type,
    UID: exportedUid(item),
    id: item.id,
    language: isRoot ? defaultLanguageToken : item.language,
    review_state: item.state,
    creators: [...item.creators],
    is_folderish: repository.types.of(item.type).folderish,
    allow_discussion: typeof item.fields.allow_discussion === 'boolean' ? item.fields.allow_discussion : null,
    workflow_history: workflowHistory(item),
    'exportimport.constrains': constrainsOf(item),
    'exportimport.conversation': [],
  };
  return { data, blobs };
}

const referencePattern = /resolveuid\/([0-9a-f]{32})/g;

/** Links inside texts and blocks, each target once. */
function linkedUids(repository: RepositoryReader, fields: Item['fields']): Set<string> {
  const found = [...JSON.stringify(fields).matchAll(referencePattern)].map(([, uid = '']) => uid);
  return new Set(found.filter((uid) => repository.byUid(uid) !== undefined));
}

/** Relation fields in their order, then links in texts, by which Plone warns before a target is deleted. */
export function exportRelations(repository: RepositoryReader, item: Item): ExportedRelation[] {
  if (item.parent === null) return [];
  const relation = (from_attribute: string) => (to_uuid: string) => ({
    from_attribute,
    from_uuid: item.uid,
    to_uuid,
  });
  const named = repository.types
    .of(item.type)
    .fields.filter(isRelation)
    .flatMap(({ name }) => {
      const targets = [ownEntry(item.fields, name)].flat().filter((uid) => typeof uid === 'string');
      return targets.filter((uid) => repository.byUid(uid) !== undefined).map(relation(name));
    });
  return [...named, ...[...linkedUids(repository, item.fields)].map(relation('isReferencing'))];
}
