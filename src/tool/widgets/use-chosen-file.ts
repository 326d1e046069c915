import { useState } from 'react';
import type { UploadInput } from '@/api/types/atoms';
import type { FieldError } from '@/forms/schema';
import { fileMessages } from './file-messages';
import { mostBytes, readUpload } from './read-upload';

/** What is wrong with a file that was chosen; undefined when nothing is. */
function errorOf(file: File, isPicture: boolean): FieldError | undefined {
  if (isPicture && !file.type.startsWith('image/')) return { message: fileMessages.noPicture };
  if (file.size <= mostBytes) return undefined;
  return { message: fileMessages.tooLarge, values: { limit: mostBytes / 1_000_000 } };
}

/** Reads files as they are chosen or dropped; one that cannot be taken leaves what was there, and says why. */
export function useChosenFile(isPicture: boolean, onChange: (file: UploadInput) => void) {
  const [error, setError] = useState<FieldError | undefined>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const found = errorOf(file, isPicture);
    setError(found);
    if (found !== undefined) return;
    try {
      onChange(await readUpload(file));
    } catch {
      setError({ message: fileMessages.unreadable });
    }
  };
  return { error, take, forget: () => setError(undefined) };
}
