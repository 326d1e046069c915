import { useContext } from 'react';
import { useIntl } from 'react-intl';
import type { CreatedContent } from '@/api/create-file';
import { usePageField, usePagePath } from '@/blocks/page/hooks';
import { parentOf } from '@/lib/path-parts';
import type { Reference } from '@/forms/schema';
import { useObjectBrowser } from '../object-browser/context';
import { showToast } from '../toasts/toast-store';
import { UploadPlaceContext } from '../upload/upload-place';
import { useUploads, type Uploads } from '../upload/use-uploads';
import { pictureMessages } from './messages';

interface PictureTaker {
  /** Address of the picture that is there, '' for none. */
  present: string;
  onUploaded: (content: CreatedContent) => void;
  onChosen: (picture: Reference) => void;
}

/** How a block gets its one picture from the computer or the site. */
export interface PictureWays {
  uploads: Uploads;
  /** Takes the first of some files, and says so where there are more. */
  take: (files: readonly File[]) => void;
  /** undefined where there is no object browser. */
  browse: (() => void) | undefined;
}

export function usePictureWays({ present, onUploaded, onChosen }: PictureTaker): PictureWays {
  const intl = useIntl();
  const browser = useObjectBrowser();
  const path = usePagePath();
  const isFolder = usePageField('is_folderish') !== false;
  const uploads = useUploads(isFolder ? path : parentOf(path), {
    picturesOnly: true,
    place: useContext(UploadPlaceContext),
    onCreated: onUploaded,
  });
  const take = (files: readonly File[]) => {
    // What is taken last is meant.
    for (const { id } of uploads.uploads) uploads.drop(id);
    // A toast outlasts the question, which goes with the picture's arrival.
    if (files.length > 1)
      showToast({ kind: 'warning', title: intl.formatMessage(pictureMessages.firstOnly) });
    uploads.add(files.slice(0, 1));
  };
  const browse = browser
    ? () => {
        const title = intl.formatMessage(pictureMessages.choose);
        const chosen = present === '' ? [] : [{ '@id': present }];
        void browser({ title, mode: 'image', isMultiple: false, chosen }).then((found) => {
          const [first] = found ?? [];
          if (first) onChosen(first);
        });
      }
    : undefined;
  return { uploads, take, browse };
}
