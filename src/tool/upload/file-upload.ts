import { getCreated, postFile, typeOfFile, type CreatedContent } from '@/api/create-file';
import { malformed } from '@/api/error';
import { createUpload, type UploadOptions } from '@/api/upload';
import type { Language } from '@/lib/language';
import { withoutEndSlashes } from '@/lib/slashes';
import { readUpload } from '../widgets/read-upload';

/** Files up to this size go within the data, as Plone's own forms send them; larger ones in parts. */
export const mostAtOnce = 1024 * 1024;

export interface FileUpload {
  /** Sends what the server does not have yet. After a failure it may be called again. */
  send: (options?: UploadOptions) => Promise<CreatedContent>;
}

export const isPicture = ({ type }: Pick<File, 'type'>): boolean =>
  typeOfFile({ type }) !== typeOfFile({ type: '' });

/** The upload of a file into a folder, where it becomes content of its own: a picture an Image, all else a File. */
export function createFileUpload(folder: string, file: File, language: Language): FileUpload {
  const path = withoutEndSlashes(folder);
  const type = typeOfFile(file);
  const parts = createUpload(file, { path, type, language });
  let goesInParts: boolean | undefined = file.size > mostAtOnce ? undefined : false;
  let made: string | undefined;

  async function send(options: UploadOptions = {}): Promise<CreatedContent> {
    const { signal, onProgress } = options;
    if (file.size === 0) throw malformed('The file is empty.');
    goesInParts ??= await parts.isTaken(options);
    if (goesInParts) {
      // Kept, so that a second try after the content was made asks for it and does not make another.
      made ??= await parts.send(options);
      return getCreated(made, { language, signal });
    }
    const input = await readUpload(file);
    signal?.throwIfAborted();
    const created = await postFile(path, type, input, { language, signal });
    onProgress?.(file.size, file.size);
    return created;
  }

  return { send };
}

/** Uploads a file into a folder and gives what it has become. */
export const uploadFile = (
  folder: string,
  file: File,
  { language, ...options }: UploadOptions & { language: Language },
): Promise<CreatedContent> => createFileUpload(folder, file, language).send(options);
