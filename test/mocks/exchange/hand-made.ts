import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

type Data = Record<string, unknown>;

/** An item as an export writes it, published unless it says otherwise. */
export function exported(path: string, data: Data = {}): Data {
  const id = path.slice(path.lastIndexOf('/') + 1);
  return {
    '@id': path,
    '@type': 'Document',
    id,
    title: id,
    language: '##DEFAULT##',
    review_state: 'published',
    ...data,
  };
}

export const uid = (digit: string): string => digit.repeat(32);

export interface HandMade {
  items?: readonly Data[];
  metadata?: Data;
  /** Further files by name, text as it is and everything else as JSON. */
  files?: Readonly<Record<string, unknown>>;
}

/** Writes a folder of plone.exportimport below a new temporary one. */
export async function writeExport({ items = [], metadata = {}, files = {} }: HandMade): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-export-'));
  const write = async (name: string, content: unknown) => {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  };
  const names = items.map((_, index) => `${index}/data.json`);
  for (const [index, item] of items.entries()) await write(`content/${index}/data.json`, item);
  await write('content/__metadata__.json', { _data_files_: names, ...metadata });
  for (const [name, content] of Object.entries(files)) await write(name, content);
  return folder;
}
