import { pictureProvider } from '@/components/consent-gate/embed-source';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceAt } from '@/components/image/image-source';
import { UniversalLink } from '@/components/universal-link/universal-link';
import type { PictureElement } from './nodes';

/** A picture that was pasted into running text; one of another site is not fetched, but linked. */
export function Picture({ node }: { node: PictureElement }) {
  const { url, alt, align } = node;
  const source = imageSourceAt(url);
  if (source === undefined) return null;
  const provider = pictureProvider(source.src);
  if (provider !== undefined) {
    return <UniversalLink to={source.src}>{alt.trim() || provider}</UniversalLink>;
  }
  return (
    <ContentImage
      source={source}
      alt={alt}
      sizes="(max-width: 600px) 100vw, 42rem"
      className={align ? `slate-picture slate-picture--${align}` : 'slate-picture'}
    />
  );
}
