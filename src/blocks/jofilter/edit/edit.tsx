import { Preview } from '@/editor/block-forms/preview';
import { TargetPrompt } from '@/tool/prompts/target-prompt';
import type { BlockEditProps } from '../../definition';
import type { JobFilterData } from '../data';
import { jobsPage } from '../job-address';
import { JobFilterView } from '../view';

export function JobFilterEdit({ id, data, position, onChange }: BlockEditProps<JobFilterData>) {
  if (jobsPage(data) === undefined)
    return <TargetPrompt onTarget={(target) => onChange({ jobsLocation: [target] })} />;
  return (
    <Preview>
      <JobFilterView key={data.text} id={id} data={data} position={position} />
    </Preview>
  );
}
