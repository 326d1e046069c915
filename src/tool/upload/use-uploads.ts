import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CreatedContent } from '@/api/create-file';
import { useLanguage } from '@/i18n/use-language';
import { createUploadQueue, type RunningUpload } from './upload-queue';

interface UploadsOptions {
  picturesOnly?: boolean;
  onCreated: (content: CreatedContent) => void;
}

export interface Uploads {
  uploads: readonly RunningUpload[];
  add: (files: readonly File[]) => void;
  retry: (id: number) => void;
  drop: (id: number) => void;
}

/** Uploads into a folder; what has not arrived when their place is gone is stopped. */
export function useUploads(folder: string, { picturesOnly = false, onCreated }: UploadsOptions): Uploads {
  const language = useLanguage();
  const latest = useRef(onCreated);
  useEffect(() => {
    latest.current = onCreated;
  });
  const [queue] = useState(() =>
    createUploadQueue({ picturesOnly, onCreated: (content) => latest.current(content) }),
  );
  useEffect(() => () => queue.stop(), [queue]);
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  const add = (files: readonly File[]) => queue.add(folder, files, language);
  return { uploads, add, retry: queue.retry, drop: queue.drop };
}
