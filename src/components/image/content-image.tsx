import { useState } from 'react';
import { useConsent } from '../consent-gate/consent';
import { pictureProvider } from '../consent-gate/embed-source';
import type { ImageSource } from './image-source';
import './style.css';

interface ContentImageProps {
  source: ImageSource;
  /** '' for a picture that adds nothing to the words beside it. */
  alt: string;
  /** How wide it is shown, as the `sizes` of an `<img>`; the whole window when nothing is said. */
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
  const { src, srcSet, width, height } = source;
  const [outcome, setOutcome] = useState({ src: '', state: 'loading' });
  const mayLoad = useConsent(pictureProvider(src));
  const state = !mayLoad ? 'kept' : outcome.src === src ? outcome.state : 'loading';
  const own = width !== undefined && height !== undefined ? `${width} / ${height}` : undefined;
  const classes = ['content-image', `content-image--${state}`, ratio && 'content-image--cropped', className];
  // React 18 knows the attribute only in lower case.
  const fetching = priority ? { fetchpriority: 'high' } : {};
  const box = { className: classes.filter(Boolean).join(' '), style: { aspectRatio: ratio ?? own } };
  if (!mayLoad) return <span {...box}>{alt}</span>;
  return (
    <span {...box}>
      <img
        src={src}
        srcSet={srcSet}
        sizes={srcSet === undefined ? undefined : sizes}
        width={width}
        height={height}
        alt={alt}
        loading={priority || eager ? 'eager' : 'lazy'}
        decoding="async"
        onLoad={() => setOutcome({ src, state: 'loaded' })}
        onError={() => setOutcome({ src, state: 'broken' })}
        {...fetching}
      />
    </span>
  );
}
