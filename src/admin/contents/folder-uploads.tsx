import { useEffect, useRef, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUnsavedWork } from '@/state/use-unsaved-work';
import { ToolIcon } from '@/tool/icon/tool-icon';
import { ChooseFiles } from '@/tool/upload/choose-files';
import { DropZone } from '@/tool/upload/drop-zone';
import { UploadState } from '@/tool/upload/upload-state';
import { useUploads } from '@/tool/upload/use-uploads';
import { messages } from './messages';

/** Milliseconds to wait for further files before the folder is asked for anew. */
const pause = 300;

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
  const { uploads, add, retry, drop } = useUploads(path, {
    onCreated: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => latest.current(), pause);
    },
  });
  useUnsavedWork(uploads.some(({ state }) => state !== 'failed'));
  return (
    <DropZone className="contents-drop" isDisabled={isDisabled} words={messages.release} onFiles={add}>
      {!isDisabled && (
        <div className="contents-upload">
          <ChooseFiles isMultiple className="admin-button" onFiles={add}>
            <ToolIcon name="upload" size={18} />
            <FormattedMessage {...messages.upload} />
          </ChooseFiles>
        </div>
      )}
      {children}
      {uploads.length > 0 && (
        <section className="contents-uploads" aria-label={intl.formatMessage(messages.uploads)}>
          <strong className="contents-uploads__title">
            <FormattedMessage {...messages.uploads} />
          </strong>
          {uploads.map((upload) => (
            <UploadState key={upload.id} upload={upload} onRetry={retry} onDrop={drop} />
          ))}
        </section>
      )}
    </DropZone>
  );
}
