import type { ReactNode } from 'react';
import type { AnyContent } from '@/api/types/any-content';
import { blocksOf } from '@/blocks/blocks-of';
import { RenderBlocks } from '@/blocks/render-blocks';
import { textOf } from '@/lib/text';

interface ComposedPageProps {
  content: AnyContent;
  /** What the type itself says, after the blocks with which the page introduces itself. */
  afterHeading?: ReactNode;
}

const introductory = new Set(['title', 'description', 'leadimage']);

/** Whether one of the page's blocks stands as its heading: a title anywhere, or the lead that the page begins with. */
function showsTitle(content: AnyContent): boolean {
  const { placed } = blocksOf(content);
  return placed.some(({ block }) => block['@type'] === 'title') || placed[0]?.block['@type'] === 'teaserHero';
}

/** The blocks with which a page introduces itself, and the others. */
function divided(content: AnyContent) {
  const ids = blocksOf(content).placed.map(({ id }) => id);
  const first = ids.findIndex((id) => !introductory.has(String(content.blocks?.[id]?.['@type'])));
  const at = first < 0 ? ids.length : first;
  const container = (items: string[]) => ({ ...content, blocks_layout: { items } });
  return { heading: container(ids.slice(0, at)), rest: container(ids.slice(at)) };
}

/** A page as its editors composed it. Without a title block its name is still there for those who cannot see it. */
export function ComposedPage({ content, afterHeading }: ComposedPageProps) {
  const name = showsTitle(content) ? null : <h1 className="visually-hidden">{textOf(content.title)}</h1>;
  if (afterHeading === undefined) {
    return (
      <>
        {name}
        <RenderBlocks content={content} container={content} />
      </>
    );
  }
  const { heading, rest } = divided(content);
  return (
    <>
      {name}
      <RenderBlocks content={content} container={heading} />
      {afterHeading}
      <RenderBlocks content={content} container={rest} />
    </>
  );
}
