import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Words } from '@/forms/schema';
import { DropZone } from '../upload/drop-zone';
import { UploadState } from '../upload/upload-state';
import { pictureMessages } from './messages';
import { PictureSource } from './picture-source';
import type { PictureWays } from './use-picture-ways';

interface PictureZoneProps {
  className: string;
  ways: PictureWays;
  isSelected: boolean;
  /** What is asked as long as there is no picture, and what takes a typed address. */
  question?: { words: Words; onAddress: (typed: string) => boolean };
  children?: ReactNode;
}

/** The place of one picture: it takes what is dropped or pasted, and shows how far that is on its way. */
export function PictureZone({ className, ways, isSelected, question, children }: PictureZoneProps) {
  const { uploads, take, browse } = ways;
  return (
    <DropZone
      className={className}
      words={pictureMessages.release}
      takesAllPastes={isSelected}
      onFiles={take}
    >
      {children}
      {uploads.uploads.map((upload) => (
        <div key={upload.id} className="tool tool-picture-source">
          {!upload.error && <FormattedMessage {...pictureMessages.uploading} tagName="p" />}
          <UploadState upload={upload} onRetry={uploads.retry} onDrop={uploads.drop} />
        </div>
      ))}
      {question && uploads.uploads.length === 0 && (
        <PictureSource
          words={question.words}
          onFiles={take}
          onBrowse={browse}
          onAddress={question.onAddress}
        />
      )}
    </DropZone>
  );
}
