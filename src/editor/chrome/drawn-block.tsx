import { RenderBlocks } from '@/blocks/render-blocks';
import { PageProvider } from '@/blocks/page/page-context';
import { typeOf } from '../document/flags';

// React 18 knows it as an attribute without a type.
const inert = { inert: '' };

interface DrawnBlockProps {
  block: Readonly<Record<string, unknown>>;
  /** Of which page it is, for blocks that draw something of that. */
  page?: Readonly<Record<string, unknown>>;
}

/** A stored block as visitors see it. */
export function DrawnBlock({ block, page }: DrawnBlockProps) {
  const stored = { ...block, '@type': typeOf(block) };
  const container = { blocks: { block: stored }, blocks_layout: { items: ['block'] } };
  return (
    <PageProvider content={{ ...page, ...container }}>
      <div {...inert}>
        <RenderBlocks container={container} nested />
      </div>
    </PageProvider>
  );
}
