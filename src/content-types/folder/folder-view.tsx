import { flatten } from '@/api/urls';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { FolderItems } from '../shared/folder-items';
import { hasBlocks } from '../shared/has-blocks';
import { PageHeading } from '../shared/page-heading';

/** A container: its blocks, or, where it has none, what lies in it. */
export function FolderView({ content }: ContentViewProps) {
  if (hasBlocks(content)) return <ComposedPage content={content} />;
  return (
    <>
      <PageHeading content={content} />
      <FolderItems path={flatten(content['@id']).replace(/\/$/, '')} />
    </>
  );
}
