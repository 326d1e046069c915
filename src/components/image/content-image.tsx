import { useLayoutEffect, useRef, useState, type CSSProperties } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { useConsent } from '../consent-gate/consent';
import { pictureProvider } from '../consent-gate/embed-source';
import { drawnWidth } from './drawn-width';
import type { ImageSource } from './image-source';
import './style.css';

interface ContentImageProps {
  source: ImageSource;
  /** '' for a picture that adds nothing to the words beside it. */
  alt: string;
  /**
   * How wide it is shown, as the `sizes` of an `<img>`, for the first picture of a page, which does not wait for the
   * layout, and for one that has no place yet. The whole window when nothing is said.
   */
  sizes?: string;
  /** The first picture of a page: fetched before everything else. */
  priority?: boolean;
  /** In the first screen, though not the first picture. */
  eager?: boolean;
  /** `16 / 9`: the picture is cropped to it. Without it the picture keeps its own. */
  ratio?: string;
  className?: string;
}

/**
 * A picture in a box of its final size, so that nothing moves while it loads or when it fails. One of another site is
 * not asked for before the visitor allows it: its words stand there.
 */
export function ContentImage(props: ContentImageProps) {
  const { source, alt, sizes = '100vw', priority = false, eager = false, ratio, className = '' } = props;
  const { src, srcSet, width, height, focus } = source;
  const element = useRef<HTMLImageElement>(null);
  const [outcome, setOutcome] = useState({ src: '', state: 'loading' });
  const mayLoad = useConsent(pictureProvider(src));
  const state = !mayLoad ? 'kept' : outcome.src === src ? outcome.state : 'loading';
  const own = width !== undefined && height !== undefined ? `${width} / ${height}` : undefined;
  // One whose size nobody knows would take its frame away.
  const lost = state === 'broken' ? '3 / 2' : undefined;
  const classes = ['content-image', `content-image--${state}`, ratio && 'content-image--cropped', className];
  // React 18 knows the attribute only in lower case.
  const fetching = priority ? { fetchpriority: 'high' } : {};
  useLayoutEffect(() => {
    const image = element.current;
    if (!image || priority) return undefined;
    // Measured before the paint, the page would be laid out twice for it.
    return afterPaint(() => {
      const width = Math.ceil(drawnWidth(image));
      // In a window that becomes wider the picture may be drawn larger.
      if (width > 0) image.sizes = `max(${width}px, ${Math.floor((100 * width) / innerWidth)}vw)`;
      if (eager) image.setAttribute('loading', 'eager');
    });
  }, [src, srcSet, sizes, priority, eager, mayLoad]);
  const box = {
    className: classes.filter(Boolean).join(' '),
    // By name, so that styles of blocks may give it another shape.
    style: { '--picture-ratio': ratio ?? own ?? lost } as CSSProperties,
  };
  if (!mayLoad) return <span {...box}>{alt}</span>;
  return (
    <span {...box}>
      <img
        ref={element}
        // Said first: what is asked for depends on it. One that is not the first waits until its place is known.
        loading={priority ? 'eager' : 'lazy'}
        // Of a picture that waits browsers know by then how wide it is drawn; those that do not ask take what is said here.
        sizes={srcSet === undefined ? undefined : priority || eager ? sizes : `auto, ${sizes}`}
        srcSet={srcSet}
        src={src}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        // Named, so that only what cuts the picture heeds it.
        style={{ '--focus': focus } as CSSProperties}
        onLoad={() => setOutcome({ src, state: 'loaded' })}
        onError={() => setOutcome({ src, state: 'broken' })}
        {...fetching}
      />
    </span>
  );
}
