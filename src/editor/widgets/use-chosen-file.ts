import { useState } from 'react';
import type { UploadInput } from '@/api/types/atoms';
import type { Fault } from '@/forms/schema';
import { fileMessages } from './file-messages';
import { mostBytes, readUpload } from './read-upload';

/** What is wrong with a file that was chosen; undefined when nothing is. */
function faultOf(file: File, isPicture: boolean): Fault | undefined {
  if (isPicture && !file.type.startsWith('image/')) return { message: fileMessages.noPicture };
  if (file.size <= mostBytes) return undefined;
  return { message: fileMessages.tooLarge, values: { limit: mostBytes / 1_000_000 } };
}

/** Reads files as they are chosen or dropped; one that cannot be taken leaves what was there, and says why. */
export function useChosenFile(isPicture: boolean, onChange: (file: UploadInput) => void) {
  const [fault, setFault] = useState<Fault | undefined>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const found = faultOf(file, isPicture);
    setFault(found);
    if (found !== undefined) return;
    try {
      onChange(await readUpload(file));
    } catch {
      setFault({ message: fileMessages.unreadable });
    }
  };
  return { fault, take, forget: () => setFault(undefined) };
}
