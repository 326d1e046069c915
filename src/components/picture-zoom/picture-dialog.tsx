import type { KeyboardEventHandler, ReactNode } from 'react';
import { Dialog } from '../dialog/dialog';
import { ContentImage } from '../image/content-image';
import type { ImageSource } from '../image/image-source';
import './style.css';

interface PictureDialogProps {
  source: ImageSource;
  title: ReactNode;
  /** '' where the title says all. */
  alt: string;
  /** What stands under the picture. */
  caption?: ReactNode;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler<HTMLDialogElement>;
  children?: ReactNode;
}

/** A picture as large as the window lets it be. */
export function PictureDialog({
  source,
  title,
  alt,
  caption,
  onClose,
  onKeyDown,
  children,
}: PictureDialogProps) {
  return (
    <Dialog className="picture-dialog" title={title} onClose={onClose} {...(onKeyDown && { onKeyDown })}>
      <figure className="picture-dialog__figure">
        <ContentImage key={source.src} source={source} alt={alt} eager />
        {caption}
      </figure>
      {children}
    </Dialog>
  );
}
