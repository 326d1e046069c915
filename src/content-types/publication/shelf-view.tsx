import { useMemo } from 'react';
import { flatten } from '@/api/urls';
import { listingShape } from '@/blocks/listing/data';
import { storedQuery } from '@/blocks/listing/listing-query';
import { imageSourceOf } from '@/components/image/image-source';
import { typeFacts } from '@/lib/content-types';
import { withoutEndSlashes } from '@/lib/slashes';
import { useIsStored } from '@/state/preview';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { hasBlocks } from '@/blocks/page/has-blocks';
import { PageHeading } from '../shared/page-heading';
import { PagePicture } from '../shared/page-picture';
import { withoutBlocks } from '@/blocks/page/without-blocks';
import type { ShelfData } from './data';
import { PublicationList } from './publication-list';
import './style.css';

/** Whether a block lists publications, as the page itself does. */
function listsPublications(block: Readonly<Record<string, unknown>>): boolean {
  if (block['@type'] !== 'listing') return false;
  const { query } = storedQuery(listingShape.read(block));
  const types = query.filter(({ i }) => i === 'portal_type').flatMap(({ v }) => v);
  return types.length > 0 && types.every((type) => typeFacts(type).isPublication);
}

/** The page of a shelf: its introduction, its publications, and what else its editors placed. */
export function ShelfView({ content, data }: ContentViewProps<ShelfData>) {
  const placed = useMemo(() => withoutBlocks(content, listsPublications), [content]);
  const isStored = useIsStored();
  const publications = isStored && <PublicationList path={withoutEndSlashes(flatten(data['@id']))} />;
  if (hasBlocks(content)) return <ComposedPage content={placed} afterHeading={publications} />;
  return (
    <>
      <PageHeading of={data} />
      <PagePicture source={imageSourceOf(content)} words={data} ratio="21 / 9" />
      {publications}
    </>
  );
}
