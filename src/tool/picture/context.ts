import { createContext, type ComponentType } from 'react';
import type { PictureContent } from './data';

/** The words for those who do not see the picture, where its place has some. */
export interface PictureWords {
  alt: string;
  isDecorative: boolean;
}

export interface PictureDialogProps {
  path: string;
  /** Those of the place from which the dialog was opened. */
  words?: PictureWords | undefined;
  onWords?: (words: PictureWords) => void;
  /** The picture has become another one. */
  onSaved: (picture: PictureContent) => void;
  onClose: () => void;
}

/** Edits a picture that a field points to; the editor brings it, other forms do without. */
export const PictureDialogContext = createContext<ComponentType<PictureDialogProps> | null>(null);
