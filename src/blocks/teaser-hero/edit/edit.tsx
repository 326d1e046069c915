import { withTarget } from '@/editor/block-forms/teaser-form';
import { Preview } from '@/editor/preview/preview';
import { TargetPrompt } from '@/editor/prompts/target-prompt';
import type { BlockEditProps } from '../../definition';
import { teaserCard } from '../../teaser-card';
import type { TeaserHeroData } from '../data';
import { TeaserHeroView } from '../view';

/** The teaser as it is seen; without a target it asks for one. */
export function TeaserHeroEdit({ id, data, position, onChange }: BlockEditProps<TeaserHeroData>) {
  if (teaserCard(data) === undefined)
    return <TargetPrompt onTarget={(target) => onChange(withTarget({ ...data }, [target]))} />;
  return (
    <Preview>
      <TeaserHeroView id={id} data={data} position={position} />
    </Preview>
  );
}
