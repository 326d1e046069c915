/** A file with the folders in which it lies, as `pictures/2026`; '' where in none. */
export interface PlacedFile {
  file: File;
  folder: string;
}

/** More files are not taken at once, nor folders that lie deeper in each other. */
export const mostFiles = 1000;
export const deepestFolder = 10;

/** Made by systems beside what people put into folders. */
const isBesides = (name: string) => name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name);

/** Thrown where more was given than is taken at once. */
export class TooManyFiles extends Error {
  override name = 'TooManyFiles';
}

const inFolder = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`);

function bounded(placed: readonly PlacedFile[]): readonly PlacedFile[] {
  const isDeep = placed.some(({ folder }) => folder.split('/').length > deepestFolder);
  if (placed.length > mostFiles || isDeep) throw new TooManyFiles();
  return placed;
}

/** The files of a folder that was chosen. */
export const placedFiles = (files: readonly File[]): readonly PlacedFile[] =>
  bounded(
    files
      .map((file) => {
        const parts = file.webkitRelativePath.split('/').slice(0, -1);
        return { file, folder: parts.join('/'), isBesides: [...parts, file.name].some(isBesides) };
      })
      .filter((placed) => !placed.isBesides)
      .map(({ file, folder }) => ({ file, folder })),
  );

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** What lies in a folder: the browser tells it in parts. */
async function entriesOf(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (part.length === 0) return found;
    found.push(...part);
    if (found.length > mostFiles) throw new TooManyFiles();
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isDirectory = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/** The files of what was dropped, folders with all that lies in them. */
export async function placedFilesIn(
  entries: readonly FileSystemEntry[],
  folder = '',
): Promise<readonly PlacedFile[]> {
  if (folder.split('/').length > deepestFolder) throw new TooManyFiles();
  const placed: PlacedFile[] = [];
  for (const entry of entries.filter(({ name }) => !isBesides(name))) {
    if (isFile(entry)) placed.push({ file: await fileOf(entry), folder });
    else if (isDirectory(entry))
      placed.push(...(await placedFilesIn(await entriesOf(entry), inFolder(folder, entry.name))));
    if (placed.length > mostFiles) throw new TooManyFiles();
  }
  return placed;
}

/** Makes folders on the way to files, each once; one that could not be made is tried again with the next file. */
export function createFolderMaker(root: string, make: (parent: string, title: string) => Promise<string>) {
  const made = new Map<string, Promise<string>>();
  return function pathOf(folder: string): Promise<string> {
    if (folder === '') return Promise.resolve(root);
    const known = made.get(folder);
    if (known) return known;
    const at = folder.lastIndexOf('/');
    const making = pathOf(folder.slice(0, Math.max(0, at))).then((parent) =>
      make(parent, folder.slice(at + 1)),
    );
    made.set(folder, making);
    making.catch(() => made.delete(folder));
    return making;
  };
}
