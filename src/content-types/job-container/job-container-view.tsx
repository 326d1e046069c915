import { useMemo } from 'react';
import { flatten } from '@/api/urls';
import { listingShape } from '@/blocks/listing/data';
import { listsJobs, storedQuery } from '@/blocks/listing/listing-query';
import { variationNamed } from '@/blocks/listing/variations';
import { hasBlocks } from '@/blocks/page/has-blocks';
import { withoutBlocks } from '@/blocks/page/without-blocks';
import { RichText } from '@/components/rich-text/rich-text';
import { useIsStored } from '@/state/preview';
import type { ContentViewProps } from '../definition';
import { ComposedPage } from '../shared/composed-page';
import { PageHeading } from '../shared/page-heading';
import type { JobContainerData } from './data';
import { JobList } from './job-list';

/** Whether a block lists jobs, as the page itself does. */
function isJobListing(block: Readonly<Record<string, unknown>>): boolean {
  if (block['@type'] !== 'listing') return false;
  const data = listingShape.read(block);
  return listsJobs(storedQuery(data), variationNamed(data.variation || data.template));
}

/** The page that lists job offers: its introduction, the list, and what else its editors placed. */
export function JobContainerView({ content, data }: ContentViewProps<JobContainerData>) {
  const placed = useMemo(() => withoutBlocks(content, isJobListing), [content]);
  const path = flatten(data['@id']).replace(/\/$/, '');
  const isStored = useIsStored();
  const jobs = (
    <>
      <RichText html={data.job_offer_container_text} className="page-text job-container__text" />
      {isStored && <JobList path={path} title={data.title} />}
    </>
  );
  if (hasBlocks(content)) return <ComposedPage content={placed} afterHeading={jobs} />;
  return (
    <>
      <PageHeading of={data} />
      {jobs}
    </>
  );
}
