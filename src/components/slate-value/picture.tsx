import { ContentImage } from '@/components/image/content-image';
import { imageSourceAt } from '@/components/image/image-source';
import { textOf } from '@/lib/text';
import type { SlateElement } from './nodes';

/** A picture that was pasted into running text. */
export function Picture({ node }: { node: SlateElement }) {
  const source = imageSourceAt(textOf(node.url) || textOf(node.src));
  if (source === undefined) return null;
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
