import type { AnyContent } from '@/api/types/any-content';
import { BlocksProvider } from '@/blocks/blocks-provider';
import type { Block } from '@/blocks/definition';
import { RenderBlocks } from '@/blocks/render-blocks';
import { renderWithSite, type RenderOptions } from './render';
import { storedPage } from './stored-page';

/** Draws the blocks of a page as its views do. */
export function renderPage(content: AnyContent, options: RenderOptions = {}) {
  return renderWithSite(
    <BlocksProvider>
      <RenderBlocks content={content} container={content} />
    </BlocksProvider>,
    { ...options, content },
  );
}

export function renderBlocks(blocks: readonly Block[], options: RenderOptions = {}) {
  return renderPage(storedPage(blocks, options.content), options);
}
