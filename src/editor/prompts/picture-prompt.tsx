import type { MessageDescriptor } from 'react-intl';
import { FormattedMessage, useIntl } from 'react-intl';
import { flatten, isInternal } from '@/api/urls';
import { usePageField, usePagePath } from '@/blocks/page/hooks';
import { pictureUrl } from '@/components/image/image-url';
import type { Reference } from '@/forms/schema';
import { useObjectBrowser } from '../object-browser/context';
import { parentOf } from '../object-browser/places';
import { DropZone } from '../upload/drop-zone';
import { UploadState } from '../upload/upload-state';
import { useUploads } from '../upload/use-uploads';
import { pictureMessages } from './messages';
import { PictureSource } from './picture-source';

interface PicturePromptProps {
  words: MessageDescriptor;
  isSelected: boolean;
  /** Gets what was chosen, uploaded or typed, under its path in the site or its address elsewhere. */
  onPicture: (picture: Reference) => void;
}

/** Asks for the picture of a block that shows nothing without one: browsed, dropped, or named by its address. */
export function PicturePrompt({ words, isSelected, onPicture }: PicturePromptProps) {
  const intl = useIntl();
  const browse = useObjectBrowser();
  const path = usePagePath();
  const isFolder = usePageField('is_folderish') !== false;
  const uploads = useUploads(isFolder ? path : parentOf(path), {
    picturesOnly: true,
    onCreated: (content) => onPicture({ '@id': flatten(content['@id']), title: content.title }),
  });
  const take = (files: readonly File[]) => uploads.add(files.slice(0, 1));
  const choose = browse
    ? () => {
        const title = intl.formatMessage(pictureMessages.choose);
        void browse({ title, mode: 'image', isMultiple: false, chosen: [] }).then((found) => {
          const [first] = found ?? [];
          if (first) onPicture({ ...first, '@id': flatten(first['@id']) });
        });
      }
    : undefined;
  const takeAddress = (typed: string) => {
    const address = typed.trim();
    if (pictureUrl(address) === '') return false;
    onPicture({ '@id': isInternal(address) ? flatten(address) : address });
    return true;
  };
  return (
    <DropZone className="tool-picture-prompt" takesAllPastes={isSelected} onFiles={take}>
      {uploads.uploads.map((upload) => (
        <div key={upload.id} className="tool tool-picture-source">
          {!upload.fault && <FormattedMessage {...pictureMessages.uploading} tagName="p" />}
          <UploadState upload={upload} onRetry={uploads.retry} onDrop={uploads.drop} />
        </div>
      ))}
      {uploads.uploads.length === 0 && (
        <PictureSource words={words} onFiles={take} onBrowse={choose} onAddress={takeAddress} />
      )}
    </DropZone>
  );
}
