import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CreatedContent } from '@/api/create-file';
import { useLanguage } from '@/i18n/use-language';
import { createUploadQueue, type RunningUpload } from './upload-queue';
import type { UploadPlace } from './upload-place';

interface UploadsOptions {
  picturesOnly?: boolean;
  isForPage?: boolean;
  /** Where files go instead of the folder. */
  place?: UploadPlace | undefined;
  onCreated: (content: CreatedContent, id: number) => void;
}

export interface Uploads {
  uploads: readonly RunningUpload[];
  add: (files: readonly File[]) => readonly number[];
  /** Sends a file elsewhere, under a name that says so. */
  addWithin: (file: File, within: string, place: UploadPlace) => void;
  retry: (id: number) => void;
  drop: (id: number) => void;
}

/** Uploads into a folder, or the place of the page that is edited; what has not arrived when their place is gone is stopped. */
export function useUploads(
  folder: string,
  { picturesOnly = false, isForPage, place, onCreated }: UploadsOptions,
): Uploads {
  const language = useLanguage();
  const latest = useRef(onCreated);
  useEffect(() => {
    latest.current = onCreated;
  });
  const [queue] = useState(() =>
    createUploadQueue({ picturesOnly, isForPage, onCreated: (content, id) => latest.current(content, id) }),
  );
  useEffect(() => () => queue.stop(), [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  const add = (files: readonly File[]) => queue.add({ folder, place }, files, language);
  const addWithin = (file: File, within: string, into: UploadPlace) =>
    void queue.add({ folder, place: into, within }, [file], language);
  return { uploads, add, addWithin, retry: queue.retry, drop: queue.drop };
}
