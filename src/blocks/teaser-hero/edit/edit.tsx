import { TeaserInPlace } from '@/editor/block-forms/teaser-in-place';
import type { BlockEditProps } from '../../definition';
import type { TeaserHeroData } from '../data';
import { TeaserHeroView } from '../view';
import { LayoutPrompt } from './layout-prompt';

export function TeaserHeroEdit({ id, data, position, onChange }: BlockEditProps<TeaserHeroData>) {
  if (data.variation === undefined) return <LayoutPrompt onChoose={(variation) => onChange({ variation })} />;
  return (
    <TeaserInPlace data={data} onChange={onChange}>
      <TeaserHeroView id={id} data={data} position={position} />
    </TeaserInPlace>
  );
}
