import { useLayoutEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { WindowContext } from '@/components/media-query/use-media-query';
import { useMirroredStyles } from './use-mirrored-styles';

interface OwnWindowProps {
  /** None where it is hidden from those who hear of it. */
  title?: string;
  className: string;
  width: number;
  height: number | string;
  /** By how much it is drawn smaller. */
  scale: number;
  /** The classes of its body. */
  bodyClass: string;
  children: ReactNode;
}

/** A window within the window, so that what it holds is drawn as in one of its width. Its styles are those of the site. */
export function OwnWindow({ title, className, width, height, scale, bodyClass, children }: OwnWindowProps) {
  const [inner, setInner] = useState<Document>();
  const isStyled = useMirroredStyles(inner);
  useLayoutEffect(() => {
    if (inner) inner.body.className = bodyClass;
  }, [inner, bodyClass]);
  return (
    <>
      <iframe
        className={className}
        title={title}
        // A document of today: one without this line is drawn by the rules of old browsers.
        srcDoc="<!doctype html>"
        style={{ width, height, transform: scale === 1 ? undefined : `scale(${scale})` }}
        onLoad={({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
          setInner(currentTarget.contentDocument ?? undefined)
        }
      />
      {inner &&
        isStyled &&
        createPortal(
          <WindowContext.Provider value={inner.defaultView}>{children}</WindowContext.Provider>,
          inner.body,
        )}
    </>
  );
}
