import type { ReactNode } from 'react';
import type { AnyContent } from '@/api/types/any-content';
import { BlocksProvider } from '@/blocks/blocks-provider';
import type { Block } from '@/blocks/definition';
import { PageProvider } from '@/blocks/page/page-context';
import { RenderBlocks } from '@/blocks/render-blocks';
import { renderWithSite, type RenderOptions } from './render';
import { storedPage } from './stored-page';

/** Where a view of a block stands when it is drawn alone: a page, and the registry. */
export function OnPage({ content, children }: { content: object; children: ReactNode }) {
  return (
    <BlocksProvider>
      <PageProvider content={content}>{children}</PageProvider>
    </BlocksProvider>
  );
}

/** Draws the blocks of a page as its views do. */
export function renderPage(content: AnyContent, options: RenderOptions = {}) {
  return renderWithSite(
    <OnPage content={content}>
      <RenderBlocks container={content} />
    </OnPage>,
    { ...options, content },
  );
}

export function renderBlocks(blocks: readonly Block[], options: RenderOptions = {}) {
  return renderPage(storedPage(blocks, options.content), options);
}
