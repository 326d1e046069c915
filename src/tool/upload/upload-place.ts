import { createContext } from 'react';
import type { CreatedContent } from '@/api/create-file';

/** Sends a file into the folder that is given, where it becomes content. */
export type SendInto = (folder: string) => Promise<CreatedContent>;

/**
 * Where a file goes that is uploaded for the page which is edited: that is not known before it is sent, as long as the page
 * is not there yet. Gives the content where it has come to lie in the end.
 */
export type UploadPlace = (send: SendInto) => Promise<CreatedContent>;

/** The place of the page's own files; undefined where no page is edited. */
export const UploadPlaceContext = createContext<UploadPlace | undefined>(undefined);
