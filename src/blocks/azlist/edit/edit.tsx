import { Preview } from '@/editor/block-forms/preview';
import { TargetPrompt } from '@/tool/prompts/target-prompt';
import type { BlockEditProps } from '../../definition';
import type { AzlistData } from '../data';
import { queryOf } from '../query-of';
import { AzlistView } from '../view';

/** The list as it is seen; without unit and tags it asks for the unit. */
export function AzlistEdit({ id, data, position, onChange }: BlockEditProps<AzlistData>) {
  if (queryOf(data) === undefined)
    return <TargetPrompt onTarget={(target) => onChange({ href: [target] })} />;
  return (
    <Preview>
      <AzlistView id={id} data={data} position={position} />
    </Preview>
  );
}
