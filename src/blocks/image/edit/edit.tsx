import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { imageSourceAt } from '@/components/image/image-source';
import { parentOf } from '@/editor/object-browser/places';
import { useObjectBrowser } from '@/editor/object-browser/context';
import { PictureSource } from '@/editor/prompts/picture-source';
import { DropZone } from '@/editor/upload/drop-zone';
import { UploadState } from '@/editor/upload/upload-state';
import { useUploads } from '@/editor/upload/use-uploads';
import { IconButton } from '@/editor/widgets/icon-button';
import type { BlockEditProps } from '../../definition';
import { usePageField, usePagePath } from '../../page/hooks';
import type { ImageData } from '../data';
import { addressIn } from './data';
import { ImageView } from '../view';
import { messages } from './messages';
import { addressedPicture, chosenPicture, noPicture, uploadedPicture } from './picture-change';
import './style.css';

/** A picture where it stands: dropped, pasted, uploaded, chosen in the site, or named by its address. */
export function ImageEdit({ id, data, position, onChange, isSelected }: BlockEditProps<ImageData>) {
  const intl = useIntl();
  const browse = useObjectBrowser();
  const path = usePagePath();
  const isFolder = usePageField('is_folderish') !== false;
  const [isCut, setCut] = useState(false);
  const uploads = useUploads(isFolder ? path : parentOf(path), {
    picturesOnly: true,
    onCreated: (content) => onChange(uploadedPicture(content)),
  });
  const take = (files: readonly File[]) => {
    // A block shows one picture: what is taken last is meant.
    for (const upload of uploads.uploads) uploads.drop(upload.id);
    setCut(files.length > 1);
    uploads.add(files.slice(0, 1));
  };
  const address = addressIn(data);
  const choose = browse
    ? () => {
        const chosen = address === '' ? [] : [{ '@id': address }];
        const title = intl.formatMessage(messages.choose);
        void browse({ title, mode: 'image', isMultiple: false, chosen }).then((found) => {
          const [first] = found ?? [];
          if (first) onChange(chosenPicture(first));
        });
      }
    : undefined;
  const hasPicture = imageSourceAt(data) !== undefined;
  return (
    <DropZone className="block-image-edit" takesAllPastes={isSelected} onFiles={take}>
      {hasPicture && <ImageView id={id} data={data} position={position} />}
      {hasPicture && isSelected && (
        <div className="tool block-image-edit__bar">
          {choose && (
            <IconButton icon="folder-search" name={intl.formatMessage(messages.other)} onClick={choose} />
          )}
          <IconButton
            icon="trash"
            name={intl.formatMessage(messages.remove)}
            onClick={() => onChange(noPicture)}
          />
        </div>
      )}
      {uploads.uploads.map((upload) => (
        <div key={upload.id} className="tool block-image-edit__upload">
          {!upload.fault && <FormattedMessage {...messages.uploading} tagName="p" />}
          <UploadState upload={upload} onRetry={uploads.retry} onDrop={uploads.drop} />
        </div>
      ))}
      {isCut && (
        <p className="tool block-image-edit__note" role="status">
          <FormattedMessage {...messages.firstOnly} />
        </p>
      )}
      {!hasPicture && uploads.uploads.length === 0 && (
        <PictureSource
          words={messages.prompt}
          onFiles={take}
          onBrowse={choose}
          onAddress={(typed) => {
            const change = addressedPicture(typed);
            if (change) onChange(change);
            return change !== undefined;
          }}
        />
      )}
    </DropZone>
  );
}
