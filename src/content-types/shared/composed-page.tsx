import { useMemo, type ReactNode } from 'react';
import type { AnyContent } from '@/api/types/any-content';
import { notesPart } from '@/blocks/footnotes/notes-reader';
import { useOutline, usePageText } from '@/blocks/page/hooks';
import { PageProvider } from '@/blocks/page/page-context';
import { RenderBlocks } from '@/blocks/render-blocks';
import { usePlacedBlocks } from '@/blocks/use-placed-blocks';
import { layoutField, ownContainer } from '@/lib/block-containers';

interface ComposedPageProps {
  content: AnyContent;
  /** What the type itself says, after the blocks with which the page introduces itself. */
  afterHeading?: ReactNode;
  /** Its type has said the name of the page. */
  isNamed?: boolean;
}

/** A page as its editors composed it. Without a title block its name is still there for those who cannot see it. */
export function ComposedPage({ content, afterHeading, isNamed = false }: ComposedPageProps) {
  const WithNotes = notesPart();
  const blocks =
    afterHeading === undefined ? (
      <RenderBlocks container={content} />
    ) : (
      <DividedBlocks content={content}>{afterHeading}</DividedBlocks>
    );
  return (
    <PageProvider content={content}>
      {!isNamed && <HiddenName />}
      {WithNotes ? <WithNotes content={content}>{blocks}</WithNotes> : blocks}
    </PageProvider>
  );
}

/** Stands where none of the blocks is the heading of the page. */
function HiddenName() {
  const title = usePageText('title');
  const isShown = useOutline(({ hasTitle, beginsWithLead }) => hasTitle || beginsWithLead);
  return isShown ? null : <h1 className="visually-hidden">{title}</h1>;
}

/** The blocks with which a page introduces itself, then what its type says, then the other blocks. */
function DividedBlocks({ content, children }: { content: AnyContent; children: ReactNode }) {
  const { placed } = usePlacedBlocks(content);
  const count = useOutline(({ introduction }) => introduction);
  const { introduction, rest } = useMemo(() => {
    const ids = placed.map(({ id }) => id);
    const layout = layoutField(ownContainer(content)?.keptIn.field ?? 'blocks');
    const container = (items: string[]) => ({ ...content, [layout]: { items } });
    return { introduction: container(ids.slice(0, count)), rest: container(ids.slice(count)) };
  }, [content, placed, count]);
  return (
    <>
      <RenderBlocks container={introduction} />
      {children}
      <RenderBlocks container={rest} />
    </>
  );
}
