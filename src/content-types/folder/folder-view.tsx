import { flatten } from '@/api/urls';
import { hasBlocks } from '@/blocks/page/has-blocks';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { FolderItems } from '../shared/folder-items';
import { PageHeading } from '../shared/page-heading';
import type { FolderData } from './data';

/** A container: its blocks, or, where it has none, what lies in it. */
export function FolderView({ content, data }: ContentViewProps<FolderData>) {
  if (hasBlocks(content)) return <ComposedPage content={content} />;
  return (
    <>
      <PageHeading of={data} />
      <FolderItems path={flatten(data['@id']).replace(/\/$/, '')} title={data.title} />
    </>
  );
}
