import type { CreatedContent } from '@/api/create-file';
import { presentToken } from '@/api/client';
import { refuseOthers } from '@/api/refuse-others';
import { createListeners } from '@/lib/listeners';
import type { Language } from '@/lib/language';
import { sessionOf } from '@/lib/session-token';
import { errorAfter, errorBefore, type UploadError } from './error-of';
import { createFileUpload, type FileUpload } from './file-upload';
import type { SendInto, UploadPlace } from './upload-place';

/** A file on its way to becoming content. */
export interface RunningUpload {
  id: number;
  name: string;
  size: number;
  sent: number;
  folder: string;
  state: 'waiting' | 'running' | 'failed';
  error?: UploadError;
}

interface QueueOptions {
  picturesOnly: boolean;
  /** Whether visitors of a page are to see what the files show; of pictures alone that is taken for granted. */
  isForPage?: boolean | undefined;
  onCreated: (content: CreatedContent, id: number) => void;
}

/** Where files go: into a folder, or where the page that is edited keeps its own. */
interface UploadTarget {
  folder: string;
  place?: UploadPlace | undefined;
  /** Folders of the file that go before its name. */
  within?: string;
}

/** A file that is sent, into the folder in which its upload was begun. */
interface Sending {
  file: File;
  language: Language;
  target: UploadTarget;
  /** Who has chosen it: it is sent in nobody else's name. */
  person: string | undefined;
  begun?: { folder: string; upload: FileUpload };
}

export interface UploadQueue {
  /** Gives the ids of the uploads, in the order of the files. */
  add: (target: UploadTarget, files: readonly File[], language: Language) => readonly number[];
  retry: (id: number) => void;
  /** Stops an upload, or forgets one that failed. */
  drop: (id: number) => void;
  stop: () => void;
  uploads: () => readonly RunningUpload[];
  subscribe: (listener: () => void) => () => void;
}

/** How many files are sent at once. */
const atOnce = 2;

/** Uploads of several files, a few at a time; those that are done leave it, those that failed wait for a second try. */
export function createUploadQueue({ picturesOnly, isForPage, onCreated }: QueueOptions): UploadQueue {
  const sending = new Map<number, Sending>();
  const controllers = new Map<number, AbortController>();
  const { subscribe, notify } = createListeners();
  let list: readonly RunningUpload[] = [];
  let latest = 0;

  const put = (next: readonly RunningUpload[]) => {
    list = next;
    notify();
  };
  const change = (id: number, facts: Partial<RunningUpload>) =>
    put(list.map((each) => (each.id === id ? { ...each, ...facts } : each)));

  function drop(id: number): void {
    controllers.get(id)?.abort();
    controllers.delete(id);
    sending.delete(id);
    put(list.filter((each) => each.id !== id));
    startNext();
  }

  /** A second try goes on with what has arrived, unless the file is to go elsewhere by now. */
  function uploadInto(each: Sending, folder: string): FileUpload {
    if (each.begun?.folder !== folder)
      each.begun = { folder, upload: createFileUpload(folder, each.file, each.language) };
    return each.begun.upload;
  }

  async function run(id: number, each: Sending): Promise<void> {
    const controller = new AbortController();
    controllers.set(id, controller);
    change(id, { state: 'running' });
    const { signal } = controller;
    try {
      const send: SendInto = (folder) => {
        signal.throwIfAborted();
        if (each.person !== undefined) refuseOthers(each.person);
        return uploadInto(each, folder).send({ signal, onProgress: (sent) => change(id, { sent }) });
      };
      const { folder, place } = each.target;
      const created = await (place ? place(send) : send(folder));
      if (signal.aborted) return;
      drop(id);
      onCreated(created, id);
    } catch (error) {
      if (signal.aborted) return;
      controllers.delete(id);
      change(id, { state: 'failed', error: errorAfter(error) });
      startNext();
    }
  }

  function startNext(): void {
    for (const { id } of list.filter(({ state }) => state === 'waiting')) {
      if (controllers.size >= atOnce) return;
      const each = sending.get(id);
      if (each) void run(id, each);
    }
  }

  function add(target: UploadTarget, files: readonly File[], language: Language): readonly number[] {
    const person = sessionOf(presentToken() ?? undefined, Date.now())?.userId;
    const added = files.map((file): RunningUpload => {
      latest += 1;
      const name = target.within ? `${target.within}/${file.name}` : file.name;
      const facts = { id: latest, name, size: file.size, sent: 0, folder: target.folder };
      const error = errorBefore(file, { picturesOnly, isForPage });
      if (error) return { ...facts, state: 'failed', error };
      sending.set(latest, { file, language, target, person });
      return { ...facts, state: 'waiting' };
    });
    put([...list, ...added]);
    startNext();
    return added.map(({ id }) => id);
  }

  function retry(id: number): void {
    put(
      list.map(({ error, ...each }) =>
        each.id === id ? { ...each, state: 'waiting' } : { ...each, ...(error && { error }) },
      ),
    );
    startNext();
  }

  function stop(): void {
    for (const controller of controllers.values()) controller.abort();
    controllers.clear();
    sending.clear();
    list = [];
  }

  return { add, retry, drop, stop, uploads: () => list, subscribe };
}
