import { realpath, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { deepestJson, jsonMeasures } from '~mocks/lib/json-measures';
import { exportFiles } from './format';
import type { ImportNotes } from './import-notes';
import type { Json } from './values';
import { listOf, textOf } from './values';
import { isRecord } from '~mocks/lib/is-record';

/** A folder that is no export, told in one line. */
export class ImportError extends Error {
  override name = 'ImportError';
}

/** An export's folder, read but not understood yet. */
export interface ImportSource {
  folder: string;
  metadata: Json;
  /** The items in the order of import, with the file that each was read from. */
  items: readonly { file: string; data: Json }[];
  /** One of the files beside the content; undefined when there is none that can be read. */
  document(name: string): Promise<unknown>;
  /** Where the bytes of a file field lie; undefined when they are missing or outside of the folder. */
  locate(blobPath: string): Promise<{ path: string; size: number } | undefined>;
}

const largestDocument = 64 * 1024 * 1024;
const tooDeep = `Files that are nested more than ${deepestJson} levels deep`;

/** JSON without keys that would reach an object's prototype. */
function parseDocument(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!/__proto__|\\u005f/i.test(text)) return value;
  return JSON.parse(text, function (this: unknown, key: string, inner: unknown) {
    return key === '__proto__' ? undefined : inner;
  });
}

type Read = { value: unknown } | { problem: string };

/** Looks a file up inside of a folder, whatever links and dots its name has. */
async function findInside(folder: string, name: string): Promise<{ path: string; size: number } | undefined> {
  if (name === '' || name.includes('\0')) return undefined;
  try {
    const path = await realpath(join(folder, name));
    const found = await stat(path);
    return path.startsWith(folder + sep) && found.isFile() ? { path, size: found.size } : undefined;
  } catch {
    return undefined;
  }
}

async function readDocument(folder: string, name: string): Promise<Read> {
  const file = await findInside(folder, name);
  if (!file) return { problem: 'Files that are missing or lie outside of the folder' };
  if (file.size > largestDocument) return { problem: 'Files that are too large' };
  try {
    const text = await readFile(file.path, 'utf8');
    if (jsonMeasures(text).depth > deepestJson) return { problem: tooDeep };
    return { value: parseDocument(text) };
  } catch {
    return { problem: 'Files that are no readable JSON' };
  }
}

async function realFolder(folder: string): Promise<string> {
  try {
    return await realpath(folder);
  } catch {
    throw new ImportError(`There is no folder ${folder}.`);
  }
}

/** Opens an export; throws ImportError when the folder is none. */
export async function openSource(folder: string, notes: ImportNotes): Promise<ImportSource> {
  const root = await realFolder(folder);
  const content = join(root, exportFiles.content);
  const metadata = await readDocument(root, join(exportFiles.content, exportFiles.metadata));
  const metadataFile = `${exportFiles.content}/${exportFiles.metadata}`;
  if ('problem' in metadata && metadata.problem === tooDeep)
    throw new ImportError(
      `${folder} is refused: ${metadataFile} is nested more than ${deepestJson} levels deep.`,
    );
  const described = 'value' in metadata && isRecord(metadata.value) ? metadata.value : undefined;
  if (!described || !Array.isArray(described._data_files_))
    throw new ImportError(
      `${folder} is no folder of plone.exportimport: ${metadataFile} with its list of items is missing.`,
    );
  const items: { file: string; data: Json }[] = [];
  for (const file of new Set(listOf(described._data_files_).map(textOf))) {
    const read = await readDocument(content, file);
    if ('problem' in read) notes.add(read.problem, `${exportFiles.content}/${file}`);
    else if (isRecord(read.value)) items.push({ file, data: read.value });
    else notes.add('Files that describe no item', `${exportFiles.content}/${file}`);
  }
  if (items.length === 0) throw new ImportError(`${folder} has no item that can be read.`);
  return {
    folder: root,
    metadata: described,
    items,
    async document(name) {
      if (!(await findInside(root, name))) return undefined;
      const read = await readDocument(root, name);
      if ('value' in read) return read.value;
      notes.add(read.problem, name);
      return undefined;
    },
    locate: (blobPath) => findInside(content, blobPath),
  };
}
