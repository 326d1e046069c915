import { useEffect, useMemo, useRef, useState } from 'react';
import { PageProvider } from '@/blocks/page/page-context';
import { RenderBlocks } from '@/blocks/render-blocks';
import { typeOf } from '../../document/flags';
import type { StoredBlock } from '../../document/types';
import type { Pattern } from '../../patterns/pattern';

// React 18 knows it as an attribute without a type.
const inert = { inert: '' };

/** Stands where a picture will. */
const noPicture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1200' height='675'%3E%3Crect width='1200' height='675' fill='%23cbd3da'/%3E%3Cpath d='M0 675 380 260l260 280 160-160 400 295z' fill='%2384909c'/%3E%3C/svg%3E";

const isRecord = (value: unknown): value is StoredBlock =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A block in which pictures that are not chosen yet are drawn as such, at every depth. */
function withPictures(block: StoredBlock): StoredBlock {
  if (typeOf(block) === 'leadimage')
    return { '@type': 'image', url: noPicture, align: 'full', decorative: true };
  if (typeOf(block) === 'image' && !block.url) return { ...block, url: noPicture, alt: '', decorative: true };
  if (!isRecord(block.blocks)) return block;
  const inside = Object.entries(block.blocks).map(
    ([id, inner]) => [id, isRecord(inner) ? withPictures(inner) : inner] as const,
  );
  return { ...block, blocks: Object.fromEntries(inside) };
}

/** How wide what is drawn is laid out, in pixels: a part has less round it than a page. */
const laidOut = { page: 1168, part: 760 };

interface PatternPreviewProps {
  pattern: Pattern;
  /** How wide it is drawn, in pixels. */
  width: number;
}

/** A pattern as it will stand on a page, made small; it is drawn once it comes near the window. */
export function PatternPreview({ pattern, width }: PatternPreviewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(() => typeof IntersectionObserver === 'undefined');
  useEffect(() => {
    if (isNear || !frame.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear((was) => was || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '200px' },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [isNear]);
  const content = useMemo(() => {
    const blocks = pattern.blocks.map((block, at) => [`${at}`, withPictures(block)] as const);
    const layout = { items: blocks.map(([id]) => id) };
    const { title, description } = pattern;
    return {
      title,
      description,
      blocks: Object.fromEntries(blocks),
      blocks_layout: layout,
    };
  }, [pattern]);
  const sheet = laidOut[pattern.kind];
  return (
    <div ref={frame} className={`tool-pattern__drawing is-${pattern.kind}`} aria-hidden="true" {...inert}>
      {isNear && (
        <div
          className="tool-pattern__sheet content-area"
          style={{ width: sheet, transform: `scale(${width / sheet})` }}
        >
          <PageProvider content={content}>
            <RenderBlocks container={content as unknown as Parameters<typeof RenderBlocks>[0]['container']} />
          </PageProvider>
        </div>
      )}
    </div>
  );
}
