import { withTarget } from '@/editor/block-forms/teaser-form';
import { Preview } from '@/editor/preview/preview';
import { TargetPrompt } from '@/editor/prompts/target-prompt';
import type { BlockEditProps } from '../../definition';
import { teaserCard } from '../../teaser-card';
import type { TeaserData } from '../data';
import { TeaserView } from '../view';

/** The teaser as it is seen; without a target it asks for one. */
export function TeaserEdit({ id, data, position, onChange }: BlockEditProps<TeaserData>) {
  if (teaserCard(data) === undefined)
    return <TargetPrompt onTarget={(target) => onChange(withTarget({ ...data }, [target]))} />;
  return (
    <Preview>
      <TeaserView id={id} data={data} position={position} />
    </Preview>
  );
}
