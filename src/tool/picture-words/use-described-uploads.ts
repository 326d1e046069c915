import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { CreatedContent } from '@/api/create-file';
import { patchStored } from '@/api/editing';
import { useLanguage } from '@/i18n/use-language';
import { useOwnSubmit } from '@/state/use-own-submit';
import type { PictureWords } from '../picture/context';
import { showToast } from '../toasts/toast-store';
import { isUnshownPicture } from '../upload/error-of';
import { isPicture } from '../upload/file-upload';
import type { UploadPlace } from '../upload/upload-place';
import { useUploads, type Uploads } from '../upload/use-uploads';
import { messages } from './messages';
import { sayOf } from './said-of-pictures';

interface DescribedUploads extends Uploads {
  /** The files that wait for words. */
  asked: readonly File[] | undefined;
  /** Sends those, with what is said of them. */
  send: (words: readonly PictureWords[]) => void;
  cancel: () => void;
}

interface Options {
  picturesOnly: boolean;
  place: UploadPlace | undefined;
  onCreated: (content: CreatedContent) => void;
}

/** Uploads into a folder: of several pictures is asked first what they show, which becomes their description. */
export function useDescribedUploads(folder: string, options: Options): DescribedUploads {
  const intl = useIntl();
  const language = useLanguage();
  const words = useRef(new Map<number, PictureWords>());
  const [asked, setAsked] = useState<readonly File[]>();
  const { submit } = useOwnSubmit((path: string, description: string) =>
    patchStored(path, { description }, { language, token: '' }),
  );
  const describe = async (content: CreatedContent, said: PictureWords | undefined) => {
    if (!said) return content;
    sayOf(content['@id'], said);
    if (said.alt === '') return content;
    const settled = await submit(content['@id'], said.alt);
    if (settled.status === 'failed') {
      const title = intl.formatMessage(messages.failed, { name: content.title });
      showToast({ kind: 'error', title });
    }
    return { ...content, description: said.alt };
  };
  const uploads = useUploads(folder, {
    ...options,
    onCreated: (content, id) => void describe(content, words.current.get(id)).then(options.onCreated),
  });
  const add = (files: readonly File[]) => {
    const pictures = files.filter((file) => isPicture(file) && !isUnshownPicture(file));
    if (pictures.length < 2) return uploads.add(files);
    setAsked(pictures);
    return uploads.add(files.filter((file) => !pictures.includes(file)));
  };
  const send = (said: readonly PictureWords[]) => {
    if (!asked) return;
    setAsked(undefined);
    uploads.add(asked).forEach((id, at) => {
      const each = said[at];
      if (each) words.current.set(id, each);
    });
  };
  return { ...uploads, add, asked, send, cancel: () => setAsked(undefined) };
}
