import { pictureProvider } from '@/components/consent-gate/embed-source';
import { ContentImage } from '@/components/image/content-image';
import { imageSourceAt } from '@/components/image/image-source';
import { UniversalLink } from '@/components/universal-link/universal-link';
import { textOf } from '@/lib/text';
import type { SlateElement } from './nodes';

/** A picture that was pasted into running text; one of another site is not fetched, but linked. */
export function Picture({ node }: { node: SlateElement }) {
  const source = imageSourceAt(textOf(node.url) || textOf(node.src));
  if (source === undefined) return null;
  const provider = pictureProvider(source.src);
  if (provider !== undefined) {
    return <UniversalLink to={source.src}>{textOf(node.alt).trim() || provider}</UniversalLink>;
  }
  const align = /^(left|right|center)$/.exec(textOf(node.align))?.[0];
  return (
    <ContentImage
      source={source}
      alt={textOf(node.alt)}
      sizes="(max-width: 600px) 100vw, 42rem"
      className={align ? `slate-picture slate-picture--${align}` : 'slate-picture'}
    />
  );
}
