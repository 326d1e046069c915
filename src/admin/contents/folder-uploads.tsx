import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { postFolder } from '@/api/create-file';
import { useLanguage } from '@/i18n/use-language';
import { useUnsavedWork } from '@/state/use-unsaved-work';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { ChooseFiles } from '@/tool/upload/choose-files';
import {
  createFolderMaker,
  deepestFolder,
  mostFiles,
  placedFiles,
  placedFilesIn,
  type PlacedFile,
} from '@/tool/upload/placed-files';
import { DropZone } from '@/tool/upload/drop-zone';
import { UploadState } from '@/tool/upload/upload-state';
import { useUploads } from '@/tool/upload/use-uploads';
import { useNotify } from '../kit/use-notify';
import { messages } from './messages';
import './folder-uploads.css';

/** Milliseconds to wait for further files before the folder is asked for anew. */
const pause = 300;

/** As many uploads are shown; of more their number is told. */
const mostShown = 50;

/** Not every system lets one choose a folder. */
const mayChooseFolders = 'webkitdirectory' in HTMLInputElement.prototype;

interface FolderUploadsProps {
  path: string;
  isDisabled: boolean;
  onCreated: () => void;
  children: ReactNode;
}

/** Takes files that are chosen, or dropped on the folder's contents, and shows how far each of them is. */
export function FolderUploads({ path, isDisabled, onCreated, children }: FolderUploadsProps) {
  const intl = useIntl();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const latest = useRef(onCreated);
  useEffect(() => {
    latest.current = onCreated;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const notify = useNotify();
  const language = useLanguage();
  const { uploads, add, addWithin, retry, drop } = useUploads(path, {
    onCreated: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(), pause);
    },
  });
  useUnsavedWork(uploads.some(({ state }) => state !== 'failed'));
  /** Sends whole folders: they are made as their first files go. */
  const addFolders = async (read: () => readonly PlacedFile[] | Promise<readonly PlacedFile[]>) => {
    const placed = await Promise.resolve()
      .then(read)
      .catch(() => undefined);
    if (!placed || placed.length === 0) {
      const words = placed ? messages.foldersEmpty : messages.foldersTooMany;
      notify('error', intl.formatMessage(words, { most: mostFiles, deepest: deepestFolder }));
      return;
    }
    const pathOf = createFolderMaker(path, (parent, title) => postFolder(parent, title, { language }));
    for (const { file, folder } of placed)
      addWithin(file, folder, async (send) => send(await pathOf(folder)));
  };
  const failedFirst = uploads.toSorted(
    (one, other) => Number(other.state === 'failed') - Number(one.state === 'failed'),
  );
  return (
    <DropZone
      className="contents-drop"
      isDisabled={isDisabled}
      words={messages.release}
      onFiles={add}
      onEntries={(entries) => void addFolders(() => placedFilesIn(entries))}
    >
      {!isDisabled && (
        <div className="contents-upload">
          <ChooseFiles isMultiple className="admin-button" onFiles={add}>
            <ToolIcon name="upload" size={18} />
            <FormattedMessage {...messages.upload} />
          </ChooseFiles>
          {mayChooseFolders && (
            <ChooseFiles
              isFolder
              className="admin-button"
              onFiles={(files) => void addFolders(() => placedFiles(files))}
            >
              <ToolIcon name="folder" size={18} />
              <FormattedMessage {...messages.uploadFolder} />
            </ChooseFiles>
          )}
        </div>
      )}
      {children}
      {uploads.length > 0 && (
        <section className="contents-uploads" aria-label={intl.formatMessage(messages.uploads)}>
          <strong className="contents-uploads__title">
            <FormattedMessage {...messages.uploads} />
          </strong>
          {failedFirst.slice(0, mostShown).map((upload) => (
            <UploadState key={upload.id} upload={upload} onRetry={retry} onDrop={drop} />
          ))}
          {uploads.length > mostShown && (
            <FormattedMessage {...messages.uploadsMore} values={{ count: uploads.length - mostShown }} />
          )}
        </section>
      )}
    </DropZone>
  );
}
